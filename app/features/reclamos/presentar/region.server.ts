import { destinoSeguro } from "~/domain/shared/navegacion/destino";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";
import {
  COOKIE_DE_REGION,
  leerParametros,
  SEGUIR,
  VIDA_DE_PREFERENCIA_EN_DIAS,
} from "~/domain/shared/navegacion/parametros";
import { seguirEn } from "~/shell/formularios/envio.server";

/** True for a visitor whom the check of regions and devices led here. */
export const vinoPorRegion = ({ url }: Request) => new URL(url).searchParams.get("motivo") === "region";

/** "Seguir de todos modos": remembered, and back to the page that was asked for. */
export function seguirDeTodosModos({ url }: Request) {
  const { protocol, searchParams } = new URL(url);
  const secure = protocol === "https:" ? "; Secure" : "";
  const segundos = VIDA_DE_PREFERENCIA_EN_DIAS * UN_DIA_EN_SEGUNDOS;
  const cookie = `${COOKIE_DE_REGION}=${SEGUIR}; Path=/; Max-Age=${segundos}; HttpOnly; SameSite=Lax${secure}`;
  const destino = destinoSeguro(leerParametros(searchParams).redirect, "/");
  return seguirEn(destino, undefined, new Headers({ "set-cookie": cookie }));
}
