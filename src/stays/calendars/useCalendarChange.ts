import { useQueryClient } from "@tanstack/react-query";
import { calendarKeys } from "#stays/calendars/queries.ts";
import { showToast, type ToastText } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { stayKeys } from "#stays/queries.ts";

interface CalendarCall<Output> {
  send: () => Promise<Output>;
  /** The toast after the change. */
  toast: (output: Output) => ToastText;
}

/** Refetches the calendars of a guidebook and the stays that come from them. */
export function useCalendarRefresh(guidebookId: string) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: calendarKeys.of(guidebookId) }),
      client.invalidateQueries({ queryKey: stayKeys.all }),
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
