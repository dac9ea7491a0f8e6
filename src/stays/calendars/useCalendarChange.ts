import { useQueryClient } from "@tanstack/react-query";
import { calendarKeys } from "#stays/calendars/queries.ts";
import { showToast, type ToastText } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { stayKeys } from "#stays/queries.ts";

interface CalendarCall<Output> {
  send: () => Promise<Output>;
  /** What is said once it is done. */
  toast: (output: Output) => ToastText;
}

/** Has the calendars of a guidebook read again, and the stays that come from them. */
export function useCalendarRefresh(guidebookId: string) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: calendarKeys.of(guidebookId) }),
      client.invalidateQueries({ queryKey: stayKeys.all }),
    ]);
}

/** Changes something of a guidebook's calendars; what they hold may make and end stays. */
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
