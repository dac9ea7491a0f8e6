import { admin } from "#operations/admin/client.ts";
import type { ListedAccount } from "#operations/admin/contract.ts";
import { jsonOf } from "#core/client.ts";
import { download } from "#ui/download.ts";

interface Input {
  account: ListedAccount;
  guidebookId: string;
  because: string;
  /** Epoch milliseconds. */
  until: number;
}

export interface AccountAction {
  title: (name: string) => string;
  description: string;
  label: string;
  done: string;
  /** True where it cannot be undone, or stops guests from reading. */
  isDestructive?: true;
  /** Does it, and returns a link to show once, if there is one. */
  act: (input: Input) => Promise<string | null>;
}

const { accounts } = admin;
const paramOf = ({ account }: Input) => ({ id: account.userId });

/** What an operator can do to an account; each asks for the reason. */
export const accountActions = {
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
    isDestructive: true,
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
    isDestructive: true,
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
    description: "It goes to their email. Without a mail server you see it here, once.",
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
  confirmation: {
    title: (name) => `Ask ${name} to confirm their email`,
    description: "Sends the email with the link again.",
    label: "Send the email",
    done: "The email is on its way.",
    act: async (input) => {
      await accounts[":id"].confirmation.$post({ param: paramOf(input), json: { because: input.because } });
      return null;
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
  "allow-private-hosts": {
    title: (name) => `Let webhooks of ${name} reach your network`,
    description:
      "The hosts of WEBHOOK_PRIVATE_HOSTS, and no others. The owner reads that support allowed it.",
    label: "Allow",
    done: "Webhooks of this account may reach them.",
    act: (input) => changePrivateHosts(input, true),
  },
  "refuse-private-hosts": {
    title: (name) => `Keep webhooks of ${name} out of your network`,
    description: "From the next message on they reach public addresses only.",
    label: "Stop",
    done: "Webhooks of this account reach public addresses only.",
    act: (input) => changePrivateHosts(input, false),
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
      "The person, their own account, its guidebooks and stays. Only a backup brings them back. To overwrite the free space of the database file too, delete with npm run admin.",
    label: "Delete for good",
    done: "They are deleted.",
    isDestructive: true,
    act: async (input) => {
      await accounts[":id"].$delete({ param: paramOf(input), json: { because: input.because } });
      return null;
    },
  },
} satisfies Record<string, AccountAction>;

export type AccountActionName = keyof typeof accountActions;

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

async function changePrivateHosts(input: Input, isAllowed: boolean) {
  const json = { isAllowed, because: input.because };
  await accounts[":id"]["private-hosts"].$post({ param: paramOf(input), json });
  return null;
}
