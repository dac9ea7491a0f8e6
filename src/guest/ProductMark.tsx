/** The product's mark and name, as on screens (`ui/Logo.tsx`), for a page that is no guidebook's. */
export function ProductMark({ productName }: { productName: string }) {
  return (
    <a href="/" className="gone-mark">
      <svg width="30" height="30" viewBox="0 0 32 32" fill="none" aria-hidden="true">
        <path
          d="M5 28V13.2L16 4l11 9.2V28"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M16 4.5v10" stroke="currentColor" strokeWidth="2" />
        <circle cx="16" cy="18" r="4.4" />
      </svg>
      {productName}
    </a>
  );
}
