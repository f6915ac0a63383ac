/** The person as `/v2/usuarios` spells it (spec § 3, Person). */
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
  /** An insured client of the insurer (spec § 6, isInsuredUser). */
  esAsegurada: boolean;
}

/** The person as a session carries it, spelled as the specification does (spec § 3, Persona in session). */
export interface PersonaDeSesion {
  email: string;
  phone: { number: string; preffix: string };
}

export const personaDeSesion = ({ email, telefono, prefijo }: Persona): PersonaDeSesion => ({
  email,
  phone: { number: telefono, preffix: prefijo },
});
