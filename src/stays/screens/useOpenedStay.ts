import { useSearchParams } from "react-router";

/** The stay whose sheet is open is part of the URL, so that links can lead to it: `?stay=…`. */
export function useOpenedStay(): [string | null, (stayId: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const open = (stayId: string | null) =>
    setSearch(stayId === null ? {} : { stay: stayId }, { replace: true, preventScrollReset: true });
  return [search.get("stay"), open];
}
