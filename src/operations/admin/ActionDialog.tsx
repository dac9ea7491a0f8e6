import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormFailure } from "#accounts/FormFailure.tsx";
import { admin, adminQueries } from "#operations/admin/client.ts";
import type { ListedAccount } from "#operations/admin/contract.ts";
import { ShownLink } from "#operations/admin/ShownLink.tsx";
import { jsonOf } from "#core/client.ts";
import { DAY_MS } from "#core/durations.ts";
import { serverText } from "#ui/failure.ts";
import { Field } from "#ui/Field.tsx";
import { download } from "#ui/download.ts";
import { FormDialog } from "#ui/FormDialog.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { useForm } from "#ui/useForm.ts";

interface Input {
  account: ListedAccount;
  guidebookId: string;
  because: string;
  /** Epoch milliseconds. */
  until: number;
}

interface Action {
  title: (name: string) => string;
  description: string;
  label: string;
  done: string;
  /** Does it, and returns a link to show once, if there is one. */
  act: (input: Input) => Promise<string | null>;
}

const { accounts } = admin;
const paramOf = ({ account }: Input) => ({ id: account.userId });

/** What an operator can do to an account; each asks for the reason. */
const actions = {
  plan: {
    title: (name) => `Give ${name} a plan`,
    description: "Without a payment. It ends by itself after that day.",
    label: "Give a plan",
    done: "The plan is there.",
    act: async (input) => {
      const { until, because } = input;
      await accounts[":id"].plan.$post({ param: paramOf(input), json: { until, because } });
      return null;
    },
  },
  "end-plan": {
    title: (name) => `End the plan of ${name}`,
    description: "Guests with a stay keep their links until they leave.",
    label: "End the plan",
    done: "The plan has ended.",
    act: async (input) => {
      await accounts[":id"].plan.$post({
        param: paramOf(input),
        json: { until: null, because: input.because },
      });
      return null;
    },
  },
  "take-down": {
    title: (name) => `Take ${name} down`,
    description: "Guests find nothing there, whichever link they use. Write to its owner.",
    label: "Take down",
    done: "Guests find nothing there.",
    act: (input) => changeTakedown(input, true),
  },
  "put-back": {
    title: (name) => `Put ${name} back`,
    description: "Guests can open it again.",
    label: "Put back",
    done: "Guests can open it again.",
    act: (input) => changeTakedown(input, false),
  },
  "reset-link": {
    title: (name) => `Send ${name} a link for a new password`,
    description: "It goes to their e-mail. Without a mail server you see it here, once.",
    label: "Send the link",
    done: "The link is on its way.",
    act: async (input) => {
      const sent = accounts[":id"]["reset-link"].$post({
        param: paramOf(input),
        json: { because: input.because },
      });
      return (await jsonOf(sent)).url;
    },
  },
  "sign-out": {
    title: (name) => `Sign ${name} out everywhere`,
    description: "On every device. A stolen password needs a reset link too.",
    label: "Sign out",
    done: "They are signed out everywhere.",
    act: async (input) => {
      await accounts[":id"]["sign-out"].$post({ param: paramOf(input), json: { because: input.because } });
      return null;
    },
  },
  export: {
    title: (name) => `Export the guidebooks of ${name}`,
    description:
      "One zip file, without door codes and passwords. The owner reads that support exported them.",
    label: "Export",
    done: "The file is in your downloads.",
    act: async (input) => {
      const zip = await accounts[":id"].export.$post({
        param: paramOf(input),
        json: { because: input.because },
      });
      download(await zip.blob(), "guidebooks.zip");
      return null;
    },
  },
  "make-operator": {
    title: (name) => `Make ${name} an operator`,
    description: "They can then do all that you can do on this page.",
    label: "Make an operator",
    done: "They are an operator.",
    act: (input) => changeOperator(input, true),
  },
  "end-operator": {
    title: (name) => `End ${name} as an operator`,
    description: "Their account and guidebooks stay.",
    label: "End as operator",
    done: "They are an operator no longer.",
    act: (input) => changeOperator(input, false),
  },
  delete: {
    title: (name) => `Delete ${name} for good`,
    description:
      "The person, their own account, its guidebooks and stays. Only a backup brings them back. The database file keeps its size: npm run admin makes it smaller.",
    label: "Delete for good",
    done: "They are deleted.",
    act: async (input) => {
      await accounts[":id"].$delete({ param: paramOf(input), json: { because: input.because } });
      return null;
    },
  },
} satisfies Record<string, Action>;

export type OperatorActionName = keyof typeof actions;

async function changeTakedown(input: Input, isDown: boolean) {
  const { guidebookId, because } = input;
  await accounts[":id"]["take-down"].$post({ param: paramOf(input), json: { guidebookId, isDown, because } });
  return null;
}

async function changeOperator(input: Input, isOperator: boolean) {
  const json = { isOperator, because: input.because };
  await accounts[":id"].operator.$post({ param: paramOf(input), json });
  return null;
}

const NOT_DONE = { title: "Not done", description: "The server could not be reached. Please try again." };

interface ActionDialogProps {
  account: ListedAccount;
  action: OperatorActionName;
  guidebook?: ListedAccount["guidebooks"][number];
  onClose: () => void;
}

export function ActionDialog({ account, action, guidebook, onClose }: ActionDialogProps) {
  const client = useQueryClient();
  const [link, setLink] = useState<string | null>(null);
  const { title, description, label, done, act }: Action = actions[action];
  const form = useForm({ because: "Say why.", until: action === "plan" ? "Choose a day." : null });
  const run = useCall({
    mutationFn: act,
    onSuccess: async (url) => {
      await client.invalidateQueries(adminQueries);
      if (url !== null) return setLink(url);
      showToast({ title: label, description: done });
      onClose();
    },
    onFailure: (error) => form.refuseAfter(error, serverText(error, NOT_DONE)),
  });
  if (link !== null)
    return <ShownLink link={link} validity="The link works once, for one hour." onClose={onClose} />;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title(guidebook?.name ?? account.name)}
      description={description}
      actionLabel={label}
      busy={run.isPending}
      form={form}
      onSubmit={form.onSubmit(({ because, until }) => {
        if (run.isPending) return;
        // The end of that day where the operator is: a date with a time has no zone, so it is local.
        const end = until ? Date.parse(`${until}T00:00`) + DAY_MS : 0;
        run.mutate({ account, guidebookId: guidebook?.id ?? "", because, until: end });
      })}
    >
      {action === "plan" && (
        <Field label="Until the end of" error={form.errors.until}>
          <TextInput name="until" type="date" required />
        </Field>
      )}
      <Field label="Why" hint="Operators read it in the list below." error={form.errors.because}>
        <TextInput name="because" maxLength={500} required />
      </Field>
      <FormFailure words={form.failure} />
    </FormDialog>
  );
}
