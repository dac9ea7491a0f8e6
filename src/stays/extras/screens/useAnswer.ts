import { useQueryClient } from "@tanstack/react-query";
import { jsonOf } from "#core/client.ts";
import { formatTime } from "#core/format.ts";
import { serverText } from "#ui/failure.ts";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { stayKeys } from "#stays/client.ts";
import { extraCalls } from "#stays/extras/client.ts";
import type { ExtraAnswer, ExtraRequest } from "#stays/extras/contract.ts";
import { nameOfExtra } from "#stays/extras/extraWords.ts";

const NOT_ANSWERED = { title: "Error", description: "Failed to answer. Please try again." };

/** Answers what a guest asks for. Undo takes the answer back. */
export function useAnswer({ id }: ExtraRequest) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: stayKeys.all });
  const send = (json: ExtraAnswer) =>
    jsonOf(extraCalls["extra-requests"][":id"].answer.$post({ param: { id }, json }));
  const failure = (error: Error) => serverText(error, NOT_ANSWERED);
  const takeBack = useCall({
    mutationFn: () => send({ answer: "withdraw" }),
    onSuccess: async (request) => {
      await refresh();
      showToast({
        title: "Answer taken back",
        description:
          request.state === "open"
            ? "The guest’s page says that you have not answered yet."
            : "The guest’s page says so, and the stay’s time is as it was.",
      });
    },
    failure,
    onFailure: refresh,
  });
  const answer = useCall({
    mutationFn: send,
    onSuccess: async (request) => {
      await refresh();
      showToast({
        ...describeAnswer(request),
        action: { label: "Undo", onSelect: () => takeBack.mutate() },
      });
    },
    failure,
    onFailure: refresh,
  });
  return { answer, takeBack };
}

function describeAnswer(request: ExtraRequest) {
  const { kind, state, givenTime } = request;
  if (state === "no") return { title: "You said no", description: "The guest’s page says so." };
  const time = givenTime === null ? "" : `, ${formatTime(givenTime)}`;
  const what = `${nameOfExtra(request)}${time}.`;
  return {
    title: "You said yes",
    description:
      kind === "other"
        ? `${what} The guest’s page says so.`
        : `${what} The guest’s page, the code and the cleaner’s list go by it now.`,
  };
}
