import { pruebaPara } from "~/domain/cuentas/identidad/prueba";
import {
  obstaculoDe,
  perdidasEnPalabras,
  RECHAZOS_DE_ELIMINACION,
} from "~/domain/cuentas/misDatos/eliminacion";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { ELIMINACION } from "~/domain/cuentas/misDatos/direcciones";
import { CANCELAR } from "./intenciones";
import { eliminacionEnPalabras } from "~/shell/partes/eliminacion.server";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { z } from "zod";
import type { LoaderArgs, ActionArgs } from "~/shell/route";

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const [pedida, conClave, sePierde] = await Promise.all([
    eliminacionEnPalabras(idPersona),
    services.cuentas.tieneClave(idPersona),
    services.cuentas.perdidas(idPersona),
  ]);
  const pendiente = pedida ? null : await services.cuentas.pendienteDe(idPersona);
  return {
    cuando: pedida?.cuando ?? null,
    /** Obstacle to the deletion of the account, and its remedy; null without one. */
    antes: pedida ? pedida.antes : pendiente && obstaculoDe(pendiente),
    conClave,
    sePierde: perdidasEnPalabras(sePierde),
  };
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona, idAcceso } = await exigirPersona({ request, context });
  const datos = await leerFormulario(request);
  if (datos.get("intencion") === CANCELAR) {
    return recibir(datos, {
      esquema: z.object({}),
      rechazos: RECHAZOS_DE_ELIMINACION,
      pedir: () => services.cuentas.cancelarEliminacion({ idPersona, canal: "web" }),
      luego: () => seguirEn("/mi-perfil", "eliminacion-cancelada"),
    });
  }
  return recibir(datos, {
    esquema: pruebaPara(await services.cuentas.tieneClave(idPersona)),
    rechazos: RECHAZOS_DE_ELIMINACION,
    pedir: (prueba) => services.cuentas.pedirEliminacion({ idPersona, idAcceso, canal: "web", ...prueba }),
    luego: () => seguirEn(ELIMINACION, "eliminacion-pedida"),
  });
}
