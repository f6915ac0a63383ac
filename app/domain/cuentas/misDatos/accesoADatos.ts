import type { Deps } from "../../shared/puertos";

export type Canal = "web" | "api";

/** What somebody did with a person's data, and its words on the page that shows it. */
export const ACCIONES_SOBRE_DATOS = {
  entrada: "Se inició sesión en tu cuenta",
  copia: "Se abrió la copia de tus datos",
  descarga: "Se descargó la copia de tus datos",
  "cambio-de-perfil": "Se cambiaron tus datos de contacto",
  "cambio-de-clave": "Se cambió tu contraseña",
  "segundo-factor-activado": "Se activó la verificación en dos pasos",
  "respaldos-renovados": "Se crearon códigos de respaldo nuevos",
  "segundo-factor-quitado": "Se quitó la verificación en dos pasos",
  "acceso-unido": "Se unió un acceso de asegurado a tu cuenta",
  "acceso-quitado": "Se quitó el acceso de asegurado de tu cuenta",
  "calendario-abierto": "Se creó una dirección privada de tu calendario",
  "correo-de-comprobantes": "Se cambió el correo al que van tus comprobantes",
  "resultados-de-test": "Se abrieron los resultados de un test tuyo",
  "eliminacion-pedida": "Se pidió eliminar tu cuenta",
  "eliminacion-cancelada": "Se canceló la eliminación de tu cuenta",
  "eliminacion-hecha": "Se eliminó la cuenta",
} as const;

export type AccionSobreDatos = keyof typeof ACCIONES_SOBRE_DATOS;

export const ACTORES = { titular: "Tú", soporte: "Soporte", sistema: "El sistema" } as const;
export const CANALES = { web: "Sitio web", api: "Aplicación", interno: "Interno" } as const;

/** Who saw or changed a person's data, when and through which door; never what was seen. */
export interface AccesoADatos {
  idAccesoADatos: string;
  idPersona: number;
  accion: AccionSobreDatos;
  actor: keyof typeof ACTORES;
  canal: keyof typeof CANALES;
  creadoEn: Date;
}

/** Notes what somebody did with a person's data: the person, through one of our doors, or a job or operator of ours. */
export function anotarAcceso(
  { repos, newId }: Pick<Deps<"accesosADatos">, "repos" | "newId">,
  hecho: Omit<AccesoADatos, "idAccesoADatos" | "actor"> & { actor?: "soporte" },
): Promise<void> {
  const actor = hecho.canal === "interno" ? "sistema" : "titular";
  return repos.accesosADatos.anotar({ idAccesoADatos: newId(), actor, ...hecho });
}

const CUANTOS = 200;

export function makeVerAccesosADatos({ repos }: Pick<Deps<"accesosADatos">, "repos">) {
  return (idPersona: number) => repos.accesosADatos.deLaPersona(idPersona, CUANTOS);
}
