/** The day and the month in the reader's language: "18" and "Nov 2026". Undefined for an invalid date. */
export function railDate(iso: string): { day: string; month: string } | undefined {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  return {
    day: new Intl.DateTimeFormat(undefined, { day: 'numeric' }).format(date),
    month: new Intl.DateTimeFormat(undefined, { month: 'short', year: 'numeric' }).format(date),
  };
}
