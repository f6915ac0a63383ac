/** A person with the field names of `/v2/usuarios`. */
export interface Persona {
  idPersona: number;
  idUsuario: string;
  digitalId: string;
  nombre: string;
  apePaterno: string;
  apeMaterno: string;
  email: string;
  telefono: string;
  prefijo: string;
  /** 1 once the person confirmed their data, else 0. */
  datosConfirmados: number;
  usuarioLogin: string;
  numeroDocumento: string;
  idTipoDocumento: number;
  /** True for a client of the insurer. */
  esAsegurada: boolean;
}

/** Names and telephone, which a person changes without a code; a change of mail needs one. */
export type DatosPropios = Pick<Persona, "nombre" | "apePaterno" | "apeMaterno" | "prefijo" | "telefono">;

/**
 * A person with the version of their data, which rises with every change. A form sends back the version that it showed.
 */
export interface PersonaConVersion {
  persona: Persona;
  version: number;
}

export interface Cuenta {
  idPersona: number;
  correo: string;
  claveHash: string;
}

/** Reason why a sign-up collides. `otroTitular`: person with the document, when the mail belongs to another person. */
export interface Choque {
  con: "correo" | "documento" | "asegurado" | "ambos";
  otroTitular: number | null;
}

/** The signed-in person, as pages get them. */
export interface PersonaDeSesion {
  email: string;
  phone: { number: string; preffix: string };
}

export const personaDeSesion = ({ email, telefono, prefijo }: Persona): PersonaDeSesion => ({
  email,
  phone: { number: telefono, preffix: prefijo },
});
