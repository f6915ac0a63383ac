import { redirect } from "@remix-run/node";
import { RECHAZOS_DE_ACCESO_DE_ASEGURADO } from "~/domain/cuentas/identidad/accesoDeAsegurado";
import { destinoSeguro } from "~/domain/cuentas/identidad/identidad";
import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { seguirEn } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { recibirConPrueba, recibirPrueba } from "~/shell/sesion/prueba.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import { QUITAR_ACCESO } from "./caras";
import { avisoDe, irALaPuerta } from "./puerta.server";

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  if (!services.cuentas.aseguradora) throw redirect("/mi-perfil");
  const { pathname, search } = new URL(request.url);
  const [conClave, enlazada] = await Promise.all([
    services.cuentas.tieneClave(idPersona),
    services.cuentas.accesoDeAsegurado.ver(idPersona),
  ]);
  return {
    conClave,
    unidoEl: enlazada && diaYHora(enlazada.enlazadaEn, services.now()),
    aqui: pathname + search,
    aviso: avisoDe(request),
  };
}

/**
 * Goes on to the insurer's sign-in to link it to the account, or removes the link. Both need a proof of the person's
 * identity.
 */
export async function action({ request, context }: ActionArgs) {
  const persona = await exigirPersona({ request, context });
  if ((await leerFormulario(request)).get("intencion") === QUITAR_ACCESO) {
    return recibirConPrueba(request, persona, {
      rechazos: RECHAZOS_DE_ACCESO_DE_ASEGURADO,
      pedir: (prueba) => services.cuentas.accesoDeAsegurado.quitar({ ...prueba, canal: "web" }),
      luego: () => seguirEn("/mi-perfil/seguridad", "acceso-quitado"),
    });
  }
  const destino = destinoSeguro(new URL(request.url).searchParams.get("redirect"));
  return recibirPrueba(request, persona, () =>
    irALaPuerta({ request, context }, { destino, enlazarA: persona.idPersona }),
  );
}
