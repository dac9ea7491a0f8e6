import { createContext, use, type ReactNode } from "react";
import { PRODUCT_META, type Product } from "#core/product.ts";

const ProductContext = createContext<Product | null>(null);

/** Provides the product's settings to all components below. */
export function ProductProvider({ product, children }: { product: Product; children: ReactNode }) {
  return <ProductContext value={product}>{children}</ProductContext>;
}

/** Returns the product's settings. Throws without a `ProductProvider`. */
export function useProduct(): Product {
  const product = use(ProductContext);
  if (!product) throw new Error("There is no ProductProvider around this component.");
  return product;
}

/** Returns the settings that the document's `meta` element carries. Throws without one. No zod: screens need not load it. */
export function readProduct(): Product {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${PRODUCT_META}"]`);
  if (!meta) throw new Error("The document carries no settings of the product.");
  return JSON.parse(meta.content);
}
