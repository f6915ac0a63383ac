import { z } from "zod";
import { bloquesDe } from "~/components/markdown.server";
import { permisoDeMedicion, permisoNuevo } from "~/domain/analitica/permiso";
import { GESTOR_DE_ETIQUETAS, MEDICION_DEL_USO } from "~/domain/consentimientos/politica";
import { RECHAZOS_DE_CONSENTIMIENTO } from "~/domain/consentimientos/rechazos";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";
import {
  COOKIE_DE_MEDICION_DEL_USO,
  VIDA_DE_PREFERENCIA_EN_DIAS,
} from "~/domain/shared/navegacion/parametros";
import { done } from "~/domain/shared/result";
import { versionDeTexto } from "~/domain/shared/versionDeTexto";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";

const FLUJO = "PUBLICO";
/** Value of the button that ends the permission of the tag manager alone. */
const SIN_GESTOR = "sin-gestor";

/** Text of a permission that is in force; null while it cannot be read, and then nothing can be allowed. */
async function textosVigentes() {
  const leidos = await services.consentimientos.verPoliticas(FLUJO);
  const deCodigo = (codigo: string) => {
    const texto =
      leidos.estado === "successful" ? leidos.politicas.find((otra) => otra.codigo === codigo) : undefined;
    return texto ? { version: texto.versionActual, bloques: bloquesDe(texto.contenido) } : null;
  };
  return { texto: deCodigo(MEDICION_DEL_USO), deGestor: deCodigo(GESTOR_DE_ETIQUETAS) };
}

export async function loader({ request }: LoaderArgs) {
  const { texto, deGestor } = await textosVigentes();
  const { estado, gestor } = permisoDeMedicion(request.headers.get("cookie"));
  const { gestorDeEtiquetas } = services.analitica;
  return {
    medicion: estado,
    texto,
    /** Text of the second permission, where a tag manager may get the notes. */
    deGestor: gestorDeEtiquetas === null ? null : deGestor,
    conGestor: gestorDeEtiquetas !== null && gestor === gestorDeEtiquetas,
  };
}

const encendido = z.object({
  medicionDelUso: z.literal("1"),
  version: versionDeTexto,
  gestor: z.literal("1").optional(),
  versionDelGestor: versionDeTexto.optional(),
});

/**
 * Usage measurement is off until this browser turns it on. Each permission is a line of the ledger, without a person,
 * with the text that was read. Scripts read the cookie, so it is not `HttpOnly` (RFC 6265 § 5.2.6).
 */
export async function action({ request, context }: ActionArgs) {
  const datos = await leerFormulario(request);
  const { gestorDeEtiquetas } = services.analitica;
  const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  const decidir = (valor: "0" | "1", versiones: Record<string, string | undefined>) =>
    services.consentimientos.guardarAceptacionPublica({
      flujo: FLUJO,
      politicasAceptacion: Object.entries(versiones).flatMap(([codigo, version]) =>
        version === undefined ? [] : [{ codigo, version, valor }],
      ),
      ...{ canal: "web", idSolicitud: context.idSolicitud ?? "", red: context.red ?? "" },
    });
  const poner = (valor: string, segundos: number) =>
    new Headers({
      "set-cookie": `${COOKIE_DE_MEDICION_DEL_USO}=${valor}; Path=/; Max-Age=${segundos}; SameSite=Lax${secure}`,
    });
  const vida = VIDA_DE_PREFERENCIA_EN_DIAS * UN_DIA_EN_SEGUNDOS;
  if (datos.get("medicionDelUso") !== "1") {
    const { gestor, seudonimo, estado } = permisoDeMedicion(request.headers.get("cookie"));
    if (estado === "apagada") return seguirEn("/privacidad/medicion", "medicion-del-uso-apagada");
    const soloElGestor = datos.get("medicionDelUso") === SIN_GESTOR && seudonimo !== null;
    // The permission ends, whether or not its line can be written.
    try {
      const { texto, deGestor } = await textosVigentes();
      await decidir("0", {
        [MEDICION_DEL_USO]: soloElGestor ? undefined : texto?.version,
        [GESTOR_DE_ETIQUETAS]: gestor === null ? undefined : deGestor?.version,
      });
    } catch (error) {
      context.informarError?.(error);
    }
    return soloElGestor
      ? seguirEn("/privacidad/medicion", "medicion-del-uso-sin-google", poner(permisoNuevo(seudonimo), vida))
      : seguirEn("/privacidad/medicion", "medicion-del-uso-apagada", poner("", 0));
  }
  return recibir(datos, {
    esquema: encendido,
    rechazos: RECHAZOS_DE_CONSENTIMIENTO,
    pedir: async ({ version, gestor, versionDelGestor }) => {
      const conGestor = gestor === "1" && gestorDeEtiquetas !== null && versionDelGestor !== undefined;
      const guardada = await decidir("1", {
        [MEDICION_DEL_USO]: version,
        [GESTOR_DE_ETIQUETAS]: conGestor ? versionDelGestor : undefined,
      });
      return guardada.ok ? done({ conGestor }) : guardada;
    },
    luego: ({ conGestor }) =>
      seguirEn(
        "/privacidad/medicion",
        "medicion-del-uso-encendida",
        poner(permisoNuevo(crypto.randomUUID(), conGestor ? gestorDeEtiquetas : null), vida),
      ),
  });
}
