import { useRouteLoaderData } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";

const useRaiz = () => useRouteLoaderData<{ imagenes: string; ahorro: boolean }>("root");

/** The addresses of our pictures as this installation serves them: from its CDN where our host is on its list. */
export function useImageUrl() {
  const root = useRaiz();
  return (path: string) => (path.startsWith("/") ? (root?.imagenes ?? "") + path : path);
}

/** Whether this browser saves data: whoever shows a picture then does without. */
export const useSinImagenes = () => useRaiz()?.ahorro ?? false;

type Props = Omit<ComponentPropsWithoutRef<"img">, "src" | "alt"> & {
  /** "/retratos/retrato-01.svg" */
  src: string;
  alt: string;
};

/** Every picture of the product; one that travels within the page stays as it is, also where data are saved. */
export function Image({ src, alt, ...props }: Props) {
  const url = useImageUrl();
  const sinImagenes = useSinImagenes();
  if (sinImagenes && !src.startsWith("data:")) return null;
  return <img src={url(src)} alt={alt} {...props} />;
}
