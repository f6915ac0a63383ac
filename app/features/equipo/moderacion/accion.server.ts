import { z } from "zod";
import { formularioDeModeracion, type RechazoAlModerar } from "~/domain/comunidades/decision";
import type { Miembro } from "~/domain/equipo/derechos/exigir";
import { campoDeId } from "~/domain/shared/campos";
import type { Result } from "~/domain/shared/result";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/envio.server";
import type { ActionArgs } from "~/shell/route";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";
import { COLA, direccionDeRevision } from "./direcciones";
import {
  ADVERTIR,
  AVISAR_GUARDIA,
  DESHACER,
  PAUSAR,
  PUBLICAR,
  QUITAR,
  SOLTAR,
  SUSPENDER,
  TOMAR,
} from "./intenciones";
import { idDe, RECHAZOS } from "./revision.server";

type Hecho = Result<unknown, RechazoAlModerar>;
interface En {
  miembro: Miembro;
  idRevision: string;
}
type Pedir = (en: En, datos: unknown) => Promise<Hecho>;

/** The schema of a form, and the use case that it asks. */
const acto = <E extends z.ZodType>(
  esquema: E,
  pedir: (en: En, datos: z.output<E>) => Promise<Hecho>,
): { esquema: z.ZodType; pedir: Pedir } => ({ esquema, pedir: pedir as Pedir });

const { motivo, regla, dias } = formularioDeModeracion.shape;
const conMotivo = z.object({ motivo });
const deModeracion = () => services.comunidades.moderacion;

const ACTOS = {
  [TOMAR]: acto(z.object({}), ({ miembro, idRevision }) => deModeracion().tomar(miembro, idRevision)),
  [SOLTAR]: acto(z.object({}), ({ miembro, idRevision }) => deModeracion().soltar(miembro, idRevision)),
  [PUBLICAR]: acto(conMotivo, ({ miembro, idRevision }, decision) =>
    deModeracion().publicar(miembro, idRevision, decision),
  ),
  [QUITAR]: acto(z.object({ motivo, regla: regla.unwrap() }), ({ miembro, idRevision }, decision) =>
    deModeracion().quitar(miembro, idRevision, decision),
  ),
  [ADVERTIR]: acto(conMotivo, ({ miembro, idRevision }, decision) =>
    deModeracion().advertir(miembro, idRevision, decision),
  ),
  [PAUSAR]: acto(z.object({ motivo, dias: dias.unwrap() }), ({ miembro, idRevision }, decision) =>
    deModeracion().pausar(miembro, idRevision, decision),
  ),
  [SUSPENDER]: acto(conMotivo, ({ miembro, idRevision }, decision) =>
    deModeracion().suspender(miembro, idRevision, decision),
  ),
  [AVISAR_GUARDIA]: acto(conMotivo, ({ miembro, idRevision }, decision) =>
    deModeracion().avisarGuardia(miembro, idRevision, decision),
  ),
  [DESHACER]: acto(z.object({ motivo, idActo: campoDeId("Elige el acto") }), ({ miembro }, deshecho) =>
    deModeracion().deshacer(miembro, deshecho),
  ),
};

/** A form whose button the page does not have. */
const DESCONOCIDA = acto(z.object({ intencion: z.enum(Object.keys(ACTOS), "Elige qué quieres hacer") }), () =>
  Promise.reject(new Error("no such form")),
);

/** Acts after which the text stays open to its moderator. */
const SIGUE_ABIERTO: ReadonlySet<string> = new Set([TOMAR, AVISAR_GUARDIA, ADVERTIR, PAUSAR, SUSPENDER]);

export async function action(args: ActionArgs) {
  const miembro = await exigirMiembro(args);
  const idRevision = idDe(args);
  const datos = await leerCampos(args);
  const pedida = datos.get("intencion");
  const intencion = typeof pedida === "string" ? pedida : "";
  const { esquema, pedir } = Object.hasOwn(ACTOS, intencion)
    ? ACTOS[intencion as keyof typeof ACTOS]
    : DESCONOCIDA;
  return recibir(datos, {
    esquema,
    rechazos: RECHAZOS,
    pedir: (leidos: unknown): Promise<Hecho> => pedir({ miembro, idRevision }, leidos),
    luego() {
      const pagina = SIGUE_ABIERTO.has(intencion) ? direccionDeRevision(idRevision) : COLA;
      return seguirEn(`${pagina}?${new URLSearchParams({ hecho: intencion })}`);
    },
  });
}
