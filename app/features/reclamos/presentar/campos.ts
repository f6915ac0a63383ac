import type { PasoConCampos } from "~/domain/reclamos/borrador";

export type CampoDeHoja =
  | "tipo"
  | "nombre"
  | "idTipoDocumento"
  | "numeroDocumento"
  | "esMenor"
  | "domicilio"
  | "telefono"
  | "correo"
  | "clase"
  | "monto"
  | "descripcion"
  | "texto"
  | "pedido";

export interface CampoDescrito {
  campo: CampoDeHoja;
  nombre: string;
  como: "linea" | "texto" | "tipo" | "clase" | "documento" | "casilla";
  ayuda?: string;
  /** True for a field that may stay empty; one of the fields "uno-de-dos" is needed. */
  opcional?: true | "uno-de-dos";
  entrada?: "email" | "tel";
  autocompletar?: string;
}

/** The person's own data may be filled in by the browser; a representative's are somebody else's. */
const identidad = (autocompletar: string): readonly CampoDescrito[] => [
  { campo: "nombre", nombre: "Nombres y apellidos", como: "linea", autocompletar },
  { campo: "idTipoDocumento", nombre: "Tipo de documento", como: "documento" },
  { campo: "numeroDocumento", nombre: "Número de documento", como: "linea" },
];

const MEDIOS: readonly CampoDescrito[] = [
  { campo: "correo", nombre: "Correo electrónico", como: "linea", entrada: "email", opcional: true },
  { campo: "domicilio", nombre: "Domicilio", como: "linea", opcional: true },
  { campo: "telefono", nombre: "Teléfono", como: "linea", entrada: "tel", opcional: true },
];

/** Fields of each step, in the order of the norm. */
export const CAMPOS: Readonly<Record<PasoConCampos, readonly CampoDescrito[]>> = {
  tipo: [{ campo: "tipo", nombre: "Reclamo o queja", como: "tipo" }],
  consumidor: [...identidad("name"), { campo: "esMenor", nombre: "Es menor de edad", como: "casilla" }],
  representante: [...identidad("off"), ...MEDIOS],
  contacto: MEDIOS.map((medio) =>
    medio.campo === "telefono" ? medio : { ...medio, opcional: "uno-de-dos" },
  ),
  bien: [
    { campo: "clase", nombre: "Producto o servicio", como: "clase", opcional: true },
    { campo: "monto", nombre: "Monto reclamado", como: "linea", opcional: true, ayuda: "En soles." },
    { campo: "descripcion", nombre: "Descripción", como: "texto", opcional: true },
  ],
  detalle: [
    { campo: "texto", nombre: "Detalle", como: "texto", ayuda: "Qué pasó y cuándo." },
    { campo: "pedido", nombre: "Pedido", como: "texto", ayuda: "Qué esperas de nosotros.", opcional: true },
  ],
};
