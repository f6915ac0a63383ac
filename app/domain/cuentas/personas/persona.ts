/** The person as `/v2/usuarios` spells it. */
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
  /** 0 no, 1 yes. */
  datosConfirmados: number;
  usuarioLogin: string;
  numeroDocumento: string;
  idTipoDocumento: number;
  /** An insured client of the insurer. */
  esAsegurada: boolean;
}

/** What a person changes of themselves, but for the mail. */
export type DatosPropios = Pick<Persona, "nombre" | "apePaterno" | "apeMaterno" | "prefijo" | "telefono">;

export const datosPropios = ({
  nombre,
  apePaterno,
  apeMaterno,
  prefijo,
  telefono,
}: Persona): DatosPropios => ({
  nombre,
  apePaterno,
  apeMaterno,
  prefijo,
  telefono,
});

/** A person with the number that grows with every change: what a form saw, it sends back. */
export interface PersonaConVersion {
  persona: Persona;
  version: number;
}

export interface Cuenta {
  idPersona: number;
  correo: string;
  claveHash: string;
}

/** What a sign-up ran into. `otroTitular` is who has the document, where that is somebody else than the mail's owner. */
export interface Choque {
  con: "correo" | "documento" | "asegurado" | "ambos";
  otroTitular: number | null;
}

/** The person as a session carries it. */
export interface PersonaDeSesion {
  email: string;
  phone: { number: string; preffix: string };
}

export const personaDeSesion = ({ email, telefono, prefijo }: Persona): PersonaDeSesion => ({
  email,
  phone: { number: telefono, preffix: prefijo },
});
