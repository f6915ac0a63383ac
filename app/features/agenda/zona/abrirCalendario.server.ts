import { RECHAZOS_DE_PRUEBA } from "~/domain/cuentas/identidad/prueba";
import { services } from "~/services.server";
import { seguirEn } from "~/shell/envio.server";
import { recibirConPrueba } from "~/shell/prueba.server";
import type { ActionArgs, LoaderArgs } from "~/shell/ruta";
import { exigirPersona } from "~/shell/sesion.server";
import { SU_CALENDARIO } from "./direcciones";
import { galletaDeCalendario } from "./zona.server";

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const [conClave, { hayCalendario }] = await Promise.all([
    services.cuentas.tieneClave(idPersona),
    services.agenda.verAjustesDeAvisos(idPersona),
  ]);
  return { conClave, hayCalendario };
}

export async function action({ request, context }: ActionArgs) {
  const persona = await exigirPersona({ request, context });
  return recibirConPrueba(request, persona, {
    rechazos: RECHAZOS_DE_PRUEBA,
    pedir: (prueba) => services.agenda.abrirCalendario({ ...prueba, canal: "web" }),
    luego: async ({ token }) =>
      seguirEn(
        SU_CALENDARIO,
        "calendario-abierto",
        new Headers({ "set-cookie": await galletaDeCalendario.poner(request, token) }),
      ),
  });
}
