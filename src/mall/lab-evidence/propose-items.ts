// Which tests verify that one part replaces another: its parameters that have to be equal, at least or at most as much, each given to the capability that measures it (domain-lab 2.10).
import type { Text } from '#kit/words/text.ts';

/** What a rule asks of a parameter of the part that is replaced. */
export interface VerifiedParameter {
  /** By the one name of the parameter. */
  key: string;
  name: Text;
  kind: 'EQUAL' | 'GE' | 'LE';
  /** As a share of the value; Infinity: any miss is slight. */
  tolerance: number;
  value: Text;
}

export interface Measures {
  capId: number;
  /** What the capability is called in Chinese. */
  itemZh: string;
  /** Belongs to the package whatever is asked for. */
  isComponent: boolean;
}

export interface ProposedItem {
  capId: number;
  parameters: VerifiedParameter[];
}

/** Which words in a capability's Chinese name say that it measures a parameter; chosen, to be confirmed by a professional. */
const MEASURED_BY: readonly (readonly [word: string, ...keys: string[]])[] = [
  ['直流电阻', 'resistance', 'dcr', 'tolerance'],
  ['电阻温度特性', 'temp_coef'],
  ['电容量', 'capacitance', 'tolerance'],
  ['品质因数', 'q_factor', 'esr'],
  ['耐电压', 'voltage_rated', 'voltage_max'],
  ['耐压', 'isolation_voltage'],
  ['绝缘电阻', 'insulation_res'],
  ['接触电阻', 'contact_res'],
  ['电源电流', 'quiescent_current', 'op_current', 'standby_current'],
  ['延迟时间', 'prop_delay', 'response_time'],
  ['转换时间', 'rise_time', 'fall_time'],
  ['失调', 'vos', 'ib', 'ios'],
  ['压摆率', 'slew_rate'],
  ['抑制比', 'cmrr', 'psrr'],
  ['开环', 'gbp', 'bandwidth'],
  ['集电极-发射极击穿', 'vceo'],
  ['漏源击穿', 'vds'],
  ['饱和电压', 'vce_sat'],
  ['阈值电压', 'vgs_th'],
  ['通态电阻', 'rds_on'],
  ['栅极电荷', 'gate_charge'],
  ['正向电压', 'vf'],
  ['反向电流', 'leak_current', 'vr'],
  ['反向恢复', 'trr'],
  ['浪涌电流', 'ifsm', 'ipp', 'surgeCurrent'],
  ['稳压值', 'zener_voltage', 'zener_impedance'],
  ['传输比', 'ctr', 'hfe'],
  ['谐振频率', 'frequency', 'freq_tolerance', 'load_cap'],
  ['频率温度', 'freq_stability'],
  ['线圈电阻', 'coil_resistance', 'coil_voltage'],
  ['动作与释放', 'operate_time', 'release_time'],
  ['输出特性', 'output_voltage', 'output_current', 'efficiency', 'power'],
  ['纹波', 'ripple'],
  ['线性', 'inl'],
  ['SNR', 'snr'],
];

/** What measures whatever has no test of its own: the first that there is. */
const GENERAL = ['电参数', '功能测试'] as const;

/**
 * One item for each capability that measures something, with what it has to show; components of the package besides. Order of the
 * capabilities.
 * @returns `left`: parameters that nobody here measures
 */
export function proposeItems(
  parameters: readonly VerifiedParameter[],
  capabilities: readonly Measures[],
): { items: ProposedItem[]; left: VerifiedParameter[] } {
  const given = new Map<number, VerifiedParameter[]>(
    capabilities.filter(({ isComponent }) => isComponent).map(({ capId }) => [capId, []]),
  );
  const general = GENERAL.flatMap(
    (word) => capabilities.find(({ itemZh }) => itemZh.includes(word)) ?? [],
  )[0];
  const left: VerifiedParameter[] = [];
  for (const one of parameters) {
    const words = MEASURED_BY.filter(([, ...keys]) => keys.includes(one.key)).map(([word]) => word);
    const own = capabilities.find(({ itemZh }) => words.some((word) => itemZh.includes(word)));
    const by = own ?? general;
    if (by) given.set(by.capId, [...(given.get(by.capId) ?? []), one]);
    else left.push(one);
  }
  const items = capabilities.flatMap(({ capId }) => {
    const own = given.get(capId);
    return own ? [{ capId, parameters: own }] : [];
  });
  return { items: items.some((item) => item.parameters.length > 0) ? items : [], left };
}

const SIGNS = { EQUAL: '=', GE: '≥', LE: '≤' } as const;

/** As it is written into a form: `电源电流 ≤ 70mA`, `容值 = 100nF ±5%`. */
export function limitOf({ name, kind, tolerance, value }: VerifiedParameter, language: 'zh' | 'en'): string {
  const share =
    kind === 'EQUAL' && tolerance > 0 && Number.isFinite(tolerance)
      ? ` ±${+(tolerance * 100).toFixed(2)}%`
      : '';
  return `${name[language]} ${SIGNS[kind]} ${value[language]}${share}`;
}
