import { useRouteLoaderData } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";

const useRaiz = () => useRouteLoaderData<{ imagenes: string; ahorro: boolean }>("root");

/** Addresses of our pictures as this installation serves them: from its CDN when our host is on the CDN's list. */
export function useImageUrl() {
  const root = useRaiz();
  return (path: string) => (path.startsWith("/") ? (root?.imagenes ?? "") + path : path);
}

/** True when this browser saves data: components then show no pictures. */
export const useSinImagenes = () => useRaiz()?.ahorro ?? false;

type Props = Omit<ComponentPropsWithoutRef<"img">, "src" | "alt"> & {
  /** Path of the picture, such as "/retratos/retrato-01.svg". */
  src: string;
  alt: string;
};

/** An image of the product. An image inside the page (`data:`) stays as it is, also when the person saves data. */
export function Image({ src, alt, ...props }: Props) {
  const url = useImageUrl();
  const sinImagenes = useSinImagenes();
  if (sinImagenes && !src.startsWith("data:")) return null;
  return <img src={url(src)} alt={alt} {...props} />;
}
