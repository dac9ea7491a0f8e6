import { useQueryClient } from "@tanstack/react-query";
import { describeCalendar, nameOfCalendar } from "#stays/calendars/calendarWords.ts";
import type { Calendar } from "#stays/calendars/contract.ts";
import { calendarKeys } from "#stays/calendars/client.ts";
import { serverText } from "#ui/failure.ts";
import { showToast, type ToastText } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import type { useForm } from "#ui/useForm.ts";
import { stayKeys } from "#stays/client.ts";

interface CalendarCall<Output> {
  send: () => Promise<Output>;
  /** The toast after the change. */
  toast: (output: Output) => ToastText;
}

/** Refetches the calendars of a guidebook and the stays that come from them. */
function useCalendarRefresh(guidebookId: string) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: calendarKeys.of(guidebookId) }),
      client.invalidateQueries({ queryKey: stayKeys.all }),
      client.invalidateQueries({ queryKey: stayKeys.properties }),
      client.invalidateQueries({ queryKey: stayKeys.access(guidebookId) }),
    ]);
}

/** Changes a guidebook's calendars, and refetches them with their stays. */
export function useCalendarChange<Output>(guidebookId: string, failure: string) {
  const refresh = useCalendarRefresh(guidebookId);
  return useCall({
    mutationFn: ({ send }: CalendarCall<Output>) => send(),
    onSuccess: async (output, { toast }) => {
      await refresh();
      showToast(toast(output));
    },
    failure: { title: "Error", description: failure },
  });
}

interface CalendarUrl<Given> {
  send: (given: Given) => Promise<Calendar>;
  /** The title of the refusal. */
  failed: string;
  onRead: () => void;
}

/** Sends a calendar's URL; shows within seconds what was read of it, or in the form why it could not be read. */
export function useCalendarUrl<Given>(
  guidebookId: string,
  form: Pick<ReturnType<typeof useForm>, "refuseAfter">,
  { send, failed, onRead }: CalendarUrl<Given>,
) {
  const refresh = useCalendarRefresh(guidebookId);
  const failure = { title: failed, description: "Failed to read the calendar. Please try again." };
  return useCall({
    mutationFn: send,
    onSuccess: async (calendar) => {
      await refresh();
      showToast({ title: `${nameOfCalendar(calendar)} is read`, description: describeCalendar(calendar) });
      onRead();
    },
    onFailure: (error) => form.refuseAfter(error, serverText(error, failure)),
  });
}
