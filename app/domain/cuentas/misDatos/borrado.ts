import { anunciar } from "../../avisos/notificaciones/anunciar";
import { fechaDe } from "../../shared/fechas";
import type { Sitio } from "../../shared/marca";
import type { Repos } from "../../shared/puertos";
import { anotarAccesoDelDia, type AccionSobreDatos, type Canal } from "../accesosADatos/accesoADatos";
import { tieneClave } from "../identidad/tieneClave";
import { siNoFuisteTu } from "../identidad/siNoFuisteTu";

export type ReposDeBorrado = Repos<
  "accesosADatos" | "correos" | "destinatarios" | "notificaciones" | "personas"
>;

/**
 * Notes a deletion of a person's data, and mails the person at most once a day, in the same transaction: so a thief of
 * a session leaves a trace. The mail does not name the deleted data.
 */
export async function anotarBorrado(
  repos: ReposDeBorrado,
  sitio: Sitio,
  { idPersona, accion, canal }: { idPersona: number; accion: AccionSobreDatos; canal: Canal },
  ahora: Date,
): Promise<void> {
  await anotarAccesoDelDia({ repos }, { idPersona, accion, canal, creadoEn: ahora });
  const enlace = "/mi-perfil/mis-datos";
  const { parrafo, enlace: queHacer } = siNoFuisteTu(await tieneClave(repos, idPersona), sitio);
  await anunciar(
    repos,
    sitio,
    {
      ...{ id: `borrado:${idPersona}:${fechaDe(ahora)}`, idPersona, icono: "info", enlace },
      mensaje: "Se borraron datos tuyos. Si no fuiste tú, te escribimos qué hacer.",
      titulo: "Se borraron datos de tu cuenta",
      parrafos: [
        "Hoy se borraron datos que habías guardado en tu cuenta. Si fuiste tú, no tienes que hacer nada.",
        parrafo,
        "En «Tus datos» ves qué se borró y cuándo.",
      ],
      enlaces: [{ texto: "Ver mis datos", url: sitio.url + enlace }, queHacer],
    },
    ahora,
  );
}
