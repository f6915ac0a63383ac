import type { AppLoadContext } from "@remix-run/node";
import { DNI, tieneDocumento } from "~/domain/cuentas/personas/documento";
import type { Borrador, PasoDeReclamo } from "~/domain/reclamos/borrador";
import { services } from "~/services.server";
import { quienEs } from "~/shell/sesion/sesion.server";

interface Pregunta {
  request: Request;
  context: AppLoadContext;
}

export type Valores = Partial<Record<string, string>>;

/** Values of a step: of the draft, or else what we know of a signed-in person, who may change it. */
export async function valoresDe(
  paso: PasoDeReclamo,
  borrador: Borrador,
  pregunta: Pregunta,
): Promise<Valores> {
  if (paso === "revision") return {};
  const guardados = borrador[paso];
  if (guardados) return comoTextos(guardados);
  const conocidos = paso === "consumidor" || paso === "contacto" ? await deQuienEntro(paso, pregunta) : {};
  const conDocumento = paso === "consumidor" || paso === "representante";
  return { ...(conDocumento && { idTipoDocumento: String(DNI) }), ...conocidos };
}

const comoTextos = (guardados: object): Valores =>
  Object.fromEntries(
    Object.entries(guardados).map(([campo, valor]) => [
      campo,
      typeof valor === "boolean" ? (valor ? "1" : "") : String(valor ?? ""),
    ]),
  );

async function deQuienEntro(paso: "consumidor" | "contacto", pregunta: Pregunta): Promise<Valores> {
  const sesion = await quienEs(pregunta);
  const persona = sesion && (await services.cuentas.cuenta.ver(sesion.idPersona))?.persona;
  if (!persona) return {};
  if (paso === "contacto") return { correo: persona.email, telefono: persona.telefono };
  const { nombre, apePaterno, apeMaterno } = persona;
  return {
    nombre: [nombre, apePaterno, apeMaterno].filter(Boolean).join(" "),
    ...(tieneDocumento(persona) && {
      idTipoDocumento: String(persona.idTipoDocumento),
      numeroDocumento: persona.numeroDocumento,
    }),
  };
}
