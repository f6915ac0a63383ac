import type { PasoDeReclamo } from "~/domain/reclamos/borrador";

/** Name of each step in the progress bar, and its heading. */
export const TITULOS: Record<PasoDeReclamo, { nombre: string; titulo: string }> = {
  tipo: { nombre: "Reclamo o queja", titulo: "Libro de Reclamaciones" },
  consumidor: { nombre: "Tus datos", titulo: "¿Quién presenta el reclamo?" },
  representante: { nombre: "Representante", titulo: "¿Quién representa al menor?" },
  contacto: { nombre: "Contacto", titulo: "¿Por dónde te respondemos?" },
  bien: { nombre: "Producto o servicio", titulo: "¿Qué contrataste?" },
  detalle: { nombre: "Qué pasó", titulo: "¿Qué pasó?" },
  revision: { nombre: "Revisión", titulo: "Revisa tu hoja" },
};

/**
 * Number of a step, and how many there are. The representative of a minor belongs to the step of the person, so that the
 * total never grows.
 */
export function avanceDe(pasos: readonly PasoDeReclamo[], paso: PasoDeReclamo) {
  const contados = pasos.filter((unPaso) => unPaso !== "representante");
  const contado = paso === "representante" ? "consumidor" : paso;
  return { numeroDePaso: contados.indexOf(contado) + 1, pasos: contados.length };
}

export const direccionDePaso = (paso: PasoDeReclamo) =>
  paso === "tipo" ? "/reclamo" : `/reclamo?paso=${paso}`;

/** Address of the first step with the word that no draft was found. */
export const SIN_BORRADOR = "/reclamo?sin-borrador=1";
