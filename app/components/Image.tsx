import { useRouteLoaderData } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";

/** The addresses of our pictures as this installation serves them: from its CDN where our host is on its list. */
export function useImageUrl() {
  const root = useRouteLoaderData<{ imagenes: string }>("root");
  return (path: string) => (path.startsWith("/") ? (root?.imagenes ?? "") + path : path);
}

type Props = Omit<ComponentPropsWithoutRef<"img">, "src" | "alt"> & {
  /** "/retratos/retrato-01.svg" */
  src: string;
  alt: string;
};

/** Every picture of the product; one that travels within the page stays as it is. */
export function Image({ src, alt, ...props }: Props) {
  const url = useImageUrl();
  return <img src={url(src)} alt={alt} {...props} />;
}
