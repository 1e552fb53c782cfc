import type { ConfirmedDaypart } from '@daylit/contract';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Moon from 'lucide-react/icons/moon';
import Plus from 'lucide-react/icons/plus';
import Sun from 'lucide-react/icons/sun';
import type { LucideIcon } from 'lucide-react';

/** Titles, exactly as specified, and icons. */
export const DAYPARTS: Readonly<Record<ConfirmedDaypart, { title: string; Icon: LucideIcon }>> = {
  morning: { title: 'Daily – morning', Icon: Sun },
  night: { title: 'Daily – night', Icon: Moon },
  weekly: { title: 'Weekly / As Needed', Icon: CalendarDays },
  additional: { title: 'Additional / As Needed', Icon: Plus },
};
