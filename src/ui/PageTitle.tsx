import { useProduct } from "#ui/product.tsx";

/** The title of a screen, with the product's name. Its route has no `meta`, which would be a second title. */
export function PageTitle({ children }: { children: string }) {
  const { name } = useProduct();
  return <title>{`${children} | ${name}`}</title>;
}
