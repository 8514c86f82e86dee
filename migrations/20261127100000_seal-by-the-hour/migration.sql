-- Days are sealed by the hour, from the next start on: what was missed, or entered for days long over, does not wait for a night.
UPDATE timer SET due_at = now() WHERE doc_type = 'books' AND event = 'seal';
