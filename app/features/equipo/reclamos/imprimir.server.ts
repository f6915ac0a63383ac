import { redirect } from "@remix-run/node";
import { RECHAZOS_POR_DERECHO } from "~/domain/equipo/derechos/exigir";
import { hojaEnPalabras } from "~/domain/reclamos/enPalabras";
import { RECHAZOS_AL_LEER } from "~/domain/reclamos/lecturas";
import { numeroDeHoja, numeroEscrito } from "~/domain/reclamos/registro";
import { paraLaPersona, RECHAZOS_DE_RESPUESTA } from "~/domain/reclamos/respuesta";
import { services } from "~/services.server";
import { exigir } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { exigirMiembro } from "../marco/sesion.server";
import { direccionDeHoja } from "./direcciones";

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const lugar = numeroEscrito(args.params.numero ?? "");
  const vista = await services.reclamos.equipo.imprimir(miembro, lugar);
  // The page of the sheet asks for the reason.
  if (lugar && !vista.ok && vista.rechazo === "falta-motivo")
    throw redirect(direccionDeHoja(numeroDeHoja(lugar)), 303);
  const { hoja, respuestas } = exigir(vista, {
    ...RECHAZOS_AL_LEER,
    ...RECHAZOS_DE_RESPUESTA,
    ...RECHAZOS_POR_DERECHO,
  });
  const numero = numeroDeHoja(hoja);
  return { numero, vuelve: direccionDeHoja(numero), hoja: hojaEnPalabras(hoja, paraLaPersona(respuestas)) };
}
