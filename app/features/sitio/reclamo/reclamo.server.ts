import { redirect } from "@remix-run/node";
import { destinoSeguro } from "~/domain/shared/navegacion/destino";
import {
  COOKIE_DE_REGION,
  leerParametros,
  SEGUIR,
  VIDA_DE_PREFERENCIA_EN_DIAS,
} from "~/domain/shared/navegacion/parametros";
import { services } from "~/services.server";
import type { LoaderArgs, ActionArgs } from "~/shell/route";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";

export function loader({ request }: LoaderArgs) {
  return {
    porRegion: new URL(request.url).searchParams.get("motivo") === "region",
    empresa: services.empresa,
  };
}

/** Remembers the button "Seguir de todos modos", and leads back to the page that was asked for. */
export function action({ request }: ActionArgs) {
  const { protocol, searchParams } = new URL(request.url);
  const secure = protocol === "https:" ? "; Secure" : "";
  const segundos = VIDA_DE_PREFERENCIA_EN_DIAS * UN_DIA_EN_SEGUNDOS;
  return redirect(destinoSeguro(leerParametros(searchParams).redirect, "/"), {
    status: 303,
    headers: {
      "set-cookie": `${COOKIE_DE_REGION}=${SEGUIR}; Path=/; Max-Age=${segundos}; HttpOnly; SameSite=Lax${secure}`,
    },
  });
}
