import { RECHAZOS_POR_DERECHO } from "~/domain/equipo/derechos/exigir";
import { hojaEnPalabras } from "~/domain/reclamos/enPalabras";
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
  const { hoja, respuestas } = exigir(await services.reclamos.equipo.imprimir(miembro, lugar), {
    ...RECHAZOS_DE_RESPUESTA,
    ...RECHAZOS_POR_DERECHO,
  });
  const numero = numeroDeHoja(hoja);
  return { numero, vuelve: direccionDeHoja(numero), hoja: hojaEnPalabras(hoja, paraLaPersona(respuestas)) };
}
