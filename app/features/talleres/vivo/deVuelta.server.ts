import { leerParametros } from "~/domain/shared/navegacion/parametros";
import { conParametros } from "~/shell/direcciones";

/** The address keeps the way back to the step of a route when another date is chosen. */
export const deVuelta = ({ url }: Request) => {
  const { backpage } = leerParametros(new URL(url).searchParams);
  return (direccion: string) => {
    const { pathname, search, hash } = new URL(direccion, url);
    return conParametros(pathname, search, { backpage }) + hash;
  };
};
