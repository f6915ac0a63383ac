import { z } from "zod";
import { permisoDeMedicion, permisoNuevo } from "~/domain/analitica/permiso";
import { RECHAZOS_DE_CONSENTIMIENTO } from "~/domain/consentimientos/rechazos";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";
import {
  COOKIE_DE_MEDICION_DEL_USO,
  VIDA_DE_PREFERENCIA_EN_DIAS,
} from "~/domain/shared/navegacion/parametros";
import { done } from "~/domain/shared/result";
import { versionDeTexto } from "~/domain/shared/versionDeTexto";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/envio.server";
import { leerFormulario } from "~/shell/formulario.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";

const FLUJO = "PUBLICO";
const CODIGO = "MEDICION";

export async function loader({ request }: LoaderArgs) {
  const leidos = await services.consentimientos.verPoliticas(FLUJO);
  const texto =
    leidos.estado === "successful" ? leidos.politicas.find(({ codigo }) => codigo === CODIGO) : undefined;
  const { estado, gestor } = permisoDeMedicion(request.headers.get("cookie"));
  const { gestorDeEtiquetas } = services.analitica;
  return {
    medicion: estado,
    conGestor: gestorDeEtiquetas !== null,
    /** True when measuring was allowed without the tag manager of today, which therefore gets nothing. */
    sinElGestor: estado === "encendida" && gestorDeEtiquetas !== null && gestor !== gestorDeEtiquetas,
    /** Version of the text that the page shows; null while it cannot be read, and then nothing can be allowed. */
    version: texto?.versionActual ?? null,
  };
}

const encendido = z.object({ medicionDelUso: z.literal("1"), version: versionDeTexto });

/**
 * Usage measurement is off until this browser turns it on, which is a line of the ledger, without a person, with the
 * text that was read. Scripts read the cookie, so it is not `HttpOnly` (RFC 6265 § 5.2.6).
 */
export async function action({ request, context }: ActionArgs) {
  const datos = await leerFormulario(request);
  const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  const decidir = (valor: "0" | "1", version: string) =>
    services.consentimientos.guardarAceptacionPublica({
      flujo: FLUJO,
      politicasAceptacion: [{ codigo: CODIGO, version, valor }],
      ...{ canal: "web", idSolicitud: context.idSolicitud ?? "", red: context.red ?? "" },
    });
  const poner = (valor: string, segundos: number) =>
    new Headers({
      "set-cookie": `${COOKIE_DE_MEDICION_DEL_USO}=${valor}; Path=/; Max-Age=${segundos}; SameSite=Lax${secure}`,
    });
  if (datos.get("medicionDelUso") !== "1") {
    // The measurement ends, whether or not its line can be written.
    const version = versionDeTexto.safeParse(datos.get("version"));
    if (version.success)
      await decidir("0", version.data).catch((error: unknown) => context.informarError?.(error));
    return seguirEn("/privacidad/medicion", "medicion-del-uso-apagada", poner("", 0));
  }
  return recibir(datos, {
    esquema: encendido,
    rechazos: RECHAZOS_DE_CONSENTIMIENTO,
    pedir: async ({ version }) => {
      const guardada = await decidir("1", version);
      return guardada.ok ? done(null) : guardada;
    },
    luego: () =>
      seguirEn(
        "/privacidad/medicion",
        "medicion-del-uso-encendida",
        poner(
          permisoNuevo(crypto.randomUUID(), services.analitica.gestorDeEtiquetas),
          VIDA_DE_PREFERENCIA_EN_DIAS * UN_DIA_EN_SEGUNDOS,
        ),
      ),
  });
}
