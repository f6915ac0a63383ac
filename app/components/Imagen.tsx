import { useRouteLoaderData } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";

/** The addresses of our pictures as this installation serves them: from its CDN where our host is on its list. */
export function useDireccionDeImagen() {
  const raiz = useRouteLoaderData<{ imagenes: string }>("root");
  return (camino: string) => (camino.startsWith("/") ? (raiz?.imagenes ?? "") + camino : camino);
}

type Props = Omit<ComponentPropsWithoutRef<"img">, "src" | "alt"> & {
  /** "/retratos/retrato-01.svg" */
  src: string;
  alt: string;
};

/** Every picture of the product; one that travels within the page stays as it is. */
export function Imagen({ src, alt, ...props }: Props) {
  const direccion = useDireccionDeImagen();
  return <img src={direccion(src)} alt={alt} {...props} />;
}
