import { useState } from "react";
import { readManualFile } from "#contentImport/client.ts";
import type { ReadManual, SortingStep } from "#contentImport/contract.ts";
import { MAX_MANUAL_BYTES } from "#contentImport/contract.ts";
import { messageOf } from "#core/client.ts";
import { askToSignIn, isSessionEnd } from "#core/sessionEnd.ts";

/** A file on its way. What was read well leaves the list: it is in the review. */
export interface FileOnItsWay {
  id: number;
  name: string;
  /** Why it was not read; absent while it is. */
  problem?: string;
  /** Whether it is read once the host has signed in again. */
  isWaiting?: boolean;
  /** How far a model has sorted it, and what ends that: what our rules propose is taken then. */
  sorting?: SortingStep & { stop: () => void };
}

const TOO_LARGE =
  "This file is larger than 25 MB. Take its pictures out and save it again, or paste its words.";
const NOT_SENT = "This file could not be sent. Check your connection, then choose it again.";

/** Has files read one after the other, and hands over what was read of each. */
export function useReadFiles(guidebookId: string | null, onRead: (name: string, manual: ReadManual) => void) {
  const [files, setFiles] = useState<FileOnItsWay[]>([]);
  const [next, setNext] = useState(0);
  const change = (id: number, changes: Partial<FileOnItsWay>) =>
    setFiles((before) => before.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const dismiss = (id: number) => setFiles((before) => before.filter((one) => one.id !== id));

  async function readOne(id: number, file: File): Promise<boolean> {
    const fail = (problem: string) => {
      change(id, { problem });
      return false;
    };
    if (file.size > MAX_MANUAL_BYTES) return fail(TOO_LARGE);
    const sorting = new AbortController();
    const stop = () => sorting.abort();
    const onStep = (step: SortingStep) => change(id, { sorting: { ...step, stop } });
    try {
      onRead(file.name, await readManualFile(file, guidebookId, { onStep, signal: sorting.signal }));
      dismiss(id);
    } catch (error) {
      if (!(error instanceof Error && isSessionEnd(error))) return fail(messageOf(error) ?? NOT_SENT);
      change(id, { isWaiting: true });
      await new Promise<void>((goOn) => askToSignIn(goOn));
      change(id, { isWaiting: false });
      return readOne(id, file);
    }
    return true;
  }

  /** Returns the files that could not be read. */
  async function read(chosen: readonly File[]): Promise<File[]> {
    const numbered = chosen.map((file, at) => ({ id: next + at, file }));
    setNext(next + chosen.length);
    setFiles((before) => [...before, ...numbered.map(({ id, file }) => ({ id, name: file.name }))]);
    const unread: File[] = [];
    for (const { id, file } of numbered) if (!(await readOne(id, file))) unread.push(file);
    return unread;
  }

  return {
    files,
    isReading: files.some(({ problem }) => problem === undefined),
    read,
    dismiss,
  };
}
