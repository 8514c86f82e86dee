// Views of a declared list: those that come with it, those that its reader and his colleagues keep, and keeping the present one.
import { Bookmark, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PresetView } from '#kit/list/listing.ts';
import { useWords } from '#kit/words/use-words.ts';
import { Button } from '../button.tsx';
import { Checkbox } from '../checkbox.tsx';
import { DropdownMenu } from '../dropdown-menu.tsx';
import { Field } from '../field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { Input } from '../input.tsx';
import { useLanguage } from '../language-context.ts';
import { toast } from '../toast.ts';
import type { ListMemory, Remembered, SavedView } from './list-memory.ts';
import { listWords } from './list-words.ts';
import { withView } from './load-list.ts';

export interface ListViewsProps {
  url: string;
  presets: readonly PresetView[];
  views: readonly SavedView[];
  /** Which is shown, as in the address. */
  current: string | undefined;
  memory: ListMemory;
  /** The shown columns, where they are not as declared. */
  columns: string[] | undefined;
  onViews: (remembered: Remembered) => void;
  onShow: (view: SavedView) => void;
}

export function ListViews(props: ListViewsProps) {
  const { url, presets, views, current, memory, columns, onViews, onShow } = props;
  const say = useWords(listWords);
  const language = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  const shown = views.find(({ viewId }) => String(viewId) === current);
  const to = (query: string, view: string | number) => void navigate(`${url}?${withView(query, view)}`);

  async function remove({ viewId }: SavedView) {
    try {
      await memory.deleteView(url, viewId);
      onViews(await memory.read(url));
    } catch (error) {
      toast.show({ tone: 'refused', text: (error as Error).message });
    }
  }

  return (
    <>
      <DropdownMenu
        label={say.views}
        trigger={
          <Button size="sm" icon={<Bookmark size={14} aria-hidden="true" />}>
            {shown?.name ?? say.views}
          </Button>
        }
        items={[
          ...presets.map(({ name, query }, i) => ({
            key: `preset ${i}`,
            text: name[language],
            checked: current === `p${i}`,
            onSelect: () => to(query, `p${i}`),
          })),
          ...views.map((view) => ({
            key: `view ${view.viewId}`,
            text: view.isShared ? `${view.name} · ${say.shared}` : view.name,
            checked: view === shown,
            onSelect: () => {
              onShow(view);
              to(view.query, view.viewId);
            },
          })),
          ...(presets.length + views.length > 0 ? ['line' as const] : []),
          ...(current && current !== '0'
            ? [{ key: 'none', text: say.noView, onSelect: () => to('', '0') }]
            : []),
          { key: 'save', text: say.saveView, onSelect: () => setSaving(true) },
          ...(shown?.isOwn
            ? [
                {
                  key: 'delete',
                  text: say.deleteView(shown.name),
                  icon: <Trash2 size={14} aria-hidden="true" />,
                  danger: true,
                  onSelect: () => void remove(shown),
                },
              ]
            : []),
        ]}
      />
      {isSaving ? (
        <SaveView
          start={shown?.isOwn ? shown : undefined}
          onClose={() => setSaving(false)}
          onSave={async (view) => {
            const query = new URLSearchParams(search);
            for (const name of ['view', 'current', 'lang']) query.delete(name);
            const remembered = await memory.saveView(url, { ...view, query: String(query), columns });
            setSaving(false);
            onViews(remembered);
            toast.show({ text: say.saved });
            const saved = remembered.views.find((one) => one.isOwn && one.name === view.name);
            if (saved) to(String(query), saved.viewId);
          }}
        />
      ) : null}
    </>
  );
}

type Wish = { name: string; isStart: boolean; isShared: boolean };

function SaveView({
  start,
  onClose,
  onSave,
}: {
  start?: SavedView;
  onClose: () => void;
  onSave: (view: Wish) => Promise<void>;
}) {
  const say = useWords(listWords);
  const [view, setView] = useState<Wish>({
    name: start?.name ?? '',
    isStart: start?.isStart ?? false,
    isShared: start?.isShared ?? false,
  });
  const [isMissing, setMissing] = useState(false);
  return (
    <FormDialog
      title={say.saveView}
      size="sm"
      submitLabel={say.save}
      onClose={onClose}
      check={() => {
        setMissing(view.name.trim() === '');
        return view.name.trim() !== '';
      }}
      onSubmit={() => onSave({ ...view, name: view.name.trim() })}
    >
      <Field label={say.viewName} required error={isMissing ? say.viewNameMissing : undefined}>
        <Input
          value={view.name}
          maxLength={30}
          onChange={({ target }) => setView({ ...view, name: target.value })}
        />
      </Field>
      <div className="flex flex-col gap-2">
        <Checkbox
          checked={view.isStart}
          onChange={({ target }) => setView({ ...view, isStart: target.checked })}
        >
          {say.startHere}
        </Checkbox>
        <Checkbox
          checked={view.isShared}
          onChange={({ target }) => setView({ ...view, isShared: target.checked })}
        >
          {say.share}
        </Checkbox>
      </div>
    </FormDialog>
  );
}
