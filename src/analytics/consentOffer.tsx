import { useQueryClient, type QueryClient } from "@tanstack/react-query";

const NAME = "google-analytics";
const key = [NAME] as const;

/** On the server: the document's CSP allows Google Analytics, so its visitor may be asked. */
export function offerGoogle(client: QueryClient, measurementId: string): void {
  client.setQueryData(key, measurementId);
}

/** Passes the offer in the document's head. */
export function GoogleOffer() {
  const measurementId = useOffer();
  return measurementId && <meta name={NAME} content={measurementId} />;
}

/** Returns the measurement id where this document may load Google Analytics, else null. */
export function useOffer(): string | null {
  const client = useQueryClient();
  if (typeof document === "undefined") return client.getQueryData<string>(key) ?? null;
  return document.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)?.content ?? null;
}
