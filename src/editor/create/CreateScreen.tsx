import { useState, type ReactNode } from "react";
import { messageOf } from "#core/client.ts";
import { PageHeader } from "#ui/PageHeader.tsx";
import { PageTitle } from "#ui/PageTitle.tsx";
import type { BlankWords } from "#editor/create/BlankForm.tsx";
import { CreateForm } from "#editor/create/CreateForm.tsx";

interface CreateScreenProps {
  /** Draws what makes a guidebook of what a host has, which is another domain's. */
  renderImport?: (name: string, onName: (name: string) => void) => ReactNode;
}

/** Makes a guidebook, generated unless the host chooses otherwise. */
export default function CreateScreen({ renderImport }: CreateScreenProps) {
  const [name, setName] = useState("");
  return (
    <>
      <PageTitle>Create Guidebook</PageTitle>
      <PageHeader title="Create Guidebook" />
      <CreateForm
        startsAs="ai"
        name={name}
        onName={setName}
        blank={words}
        importing={renderImport?.(name, setName)}
      />
    </>
  );
}

const words: BlankWords = {
  submit: "Create Blank Guidebook",
  failure: (error) => ({
    title: "Failed to create guidebook",
    description: messageOf(error) ?? unexpected(error),
  }),
};

/** Of what the server did not say, only who is asking can be named. */
function unexpected(error: Error): string {
  const notSignedIn = "Failed to get user information";
  return error.message === notSignedIn ? notSignedIn : "An unexpected error occurred";
}
