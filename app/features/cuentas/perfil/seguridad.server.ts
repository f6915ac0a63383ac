import { cambioDeClave, RECHAZOS_DE_PERFIL, type RechazoDePerfil } from "~/domain/cuentas/cuenta/cuenta";
import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { abrirSesion, exigirPersona } from "~/shell/sesion/sesion.server";
import type { LoaderArgs, ActionArgs } from "~/shell/route";
import { dispositivoDe } from "../identidad/autenticador.server";
import { CAMBIAR_CLAVE, SEGURIDAD } from "./intenciones";

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const [conClave, { activadoEn }] = await Promise.all([
    services.cuentas.tieneClave(idPersona),
    services.cuentas.segundoFactor.ver(idPersona),
  ]);
  return {
    conClave,
    cambiaClave: new URL(request.url).searchParams.get("editar") === CAMBIAR_CLAVE,
    activadaEl: activadoEn && diaYHora(activadoEn, services.now()),
    conAcceso: services.cuentas.aseguradora !== null,
  };
}

/** Changes the password, which ends all other sign-ins. */
export async function action({ request, context }: ActionArgs) {
  const { idPersona, idAcceso } = await exigirPersona({ request, context });
  return recibir(await leerFormulario(request), {
    rechazos: RECHAZOS_DE_PERFIL,
    aparte: new Set<RechazoDePerfil>(),
    esquema: cambioDeClave,
    campos: { "clave-sabida": "nueva", "falta-clave": "actual", "clave-incorrecta": "actual" },
    pedir: (cambio) =>
      services.cuentas.cuenta.cambiarClave({
        idPersona,
        idAcceso,
        ...cambio,
        dispositivo: dispositivoDe(request),
      }),
    luego: async (acceso) => seguirEn(SEGURIDAD, "clave-cambiada", await abrirSesion(request, acceso)),
  });
}
