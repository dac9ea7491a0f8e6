/** The path of a call, which breaks after a slash, and within a part only where that alone is wider than the line. */
export function CallPath({ path }: { path: string }) {
  return path.split(/(?<=\/)/).map((part, at) => (
    <span key={at} className="inline-block max-w-full wrap-anywhere">
      {part}
    </span>
  ));
}
