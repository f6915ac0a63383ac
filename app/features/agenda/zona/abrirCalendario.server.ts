import { direccionDeCalendario } from "~/domain/agenda/citas/direcciones";
import { RECHAZOS_DE_CALENDARIO } from "~/domain/agenda/calendario/abrirCalendario";
import { services } from "~/services.server";
import { seguirEn } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { makeGalleta } from "~/shell/sesion/galleta.server";
import { recibirConPrueba } from "~/shell/sesion/prueba.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import { DIRECCION_DEL_CALENDARIO } from "~/domain/shared/navegacion/destino";
import { REVOCAR_CALENDARIO } from "./intenciones";

const MINUTOS_PARA_COPIAR = 10;

/**
 * Cookie with the address of the private calendar, until the person has copied it. We store only the digest of the
 * address.
 */
const galletaDeCalendario = makeGalleta("calendario", MINUTOS_PARA_COPIAR * 60);

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const [conClave, { hayCalendario, token }] = await Promise.all([
    services.cuentas.tieneClave(idPersona),
    services.agenda.verAjustesDeAvisos(idPersona, await galletaDeCalendario.leer(request)),
  ]);
  const { origin, host } = new URL(request.url);
  const camino = token && direccionDeCalendario(token);
  return {
    conClave,
    hayCalendario,
    direccion: camino && origin + camino,
    // A telephone opens this scheme in its calendar, which subscribes to the address.
    suscripcion: camino && `webcal://${host}${camino}`,
  };
}

export async function action({ request, context }: ActionArgs) {
  const persona = await exigirPersona({ request, context }, { intencionesDeQuitar: [REVOCAR_CALENDARIO] });
  if ((await leerFormulario(request)).get("intencion") === REVOCAR_CALENDARIO) {
    await services.agenda.revocarCalendario(persona.idPersona);
    const quitada = new Headers({ "set-cookie": await galletaDeCalendario.quitar(request) });
    return seguirEn(DIRECCION_DEL_CALENDARIO, "calendario-anulado", quitada);
  }
  return recibirConPrueba(request, persona, {
    rechazos: RECHAZOS_DE_CALENDARIO,
    pedir: (prueba) => services.agenda.abrirCalendario({ ...prueba, canal: "web" }),
    luego: async ({ token }) =>
      seguirEn(
        DIRECCION_DEL_CALENDARIO,
        "calendario-abierto",
        new Headers({ "set-cookie": await galletaDeCalendario.poner(request, token) }),
      ),
  });
}
