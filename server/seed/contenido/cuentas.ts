import type { Beneficios } from "../../../app/domain/cuentas/perfil/beneficios";
import type { DatosDePerfil } from "../../../app/domain/cuentas/perfil/perfil";
import type { Respuestas } from "../consentimientos";
import type { SlugDeEspecialidad } from "../../../app/domain/shared/especialidades/especialidad";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";

/** A demonstration account with its password; ids are assigned when it is written. */
export interface CuentaDeDemostracion extends Omit<Persona, "idPersona" | "idUsuario" | "digitalId"> {
  clave: string;
  /** Prepaid sessions (`bonos`) of the account; those of its plan are added every month. */
  saldos: { especialidad: SlugDeEspecialidad; cantidad: number }[];
  /** Reward coins of the account, in installations that have them. */
  monedas: number;
  /** Plans and kinds of user of the account, in the order in which they were given. */
  perfil: DatosDePerfil;
  beneficios: Beneficios;
  respuestas: Respuestas;
  /** Special feature of this demonstration account, shown after the name by `npm start` and the README. */
  descripcion: string;
}

const DNI = 2;

export const CUENTAS_DE_DEMOSTRACION: CuentaDeDemostracion[] = [
  {
    nombre: "Rosa",
    apePaterno: "Villanueva",
    apeMaterno: "Chávez",
    email: "rosa@bienestar.example",
    telefono: "987654321",
    prefijo: "+51",
    datosConfirmados: 1,
    usuarioLogin: "rosa@bienestar.example",
    numeroDocumento: "10203040",
    idTipoDocumento: DNI,
    esAsegurada: false,
    clave: "camino-de-rosa-24",
    saldos: [{ especialidad: "psicologia", cantidad: 2 }],
    monedas: 1200,
    perfil: { planes: ["FREE", "PREMIUM"], tiposUsuario: ["REGISTRADO"] },
    beneficios: { tieneEPS: false, esPiloto: false },
    respuestas: "todas-con-cua",
    descripcion: "con saldo para psicología y nutrición",
  },
  {
    nombre: "Martín",
    apePaterno: "Palomino",
    apeMaterno: "Arce",
    email: "martin@bienestar.example",
    telefono: "912345678",
    prefijo: "+51",
    datosConfirmados: 1,
    usuarioLogin: "martin@bienestar.example",
    numeroDocumento: "40506070",
    idTipoDocumento: DNI,
    esAsegurada: false,
    clave: "puente-de-piedra-31",
    saldos: [],
    monedas: 300,
    perfil: { planes: ["FREE"], tiposUsuario: ["REGISTRADO"] },
    beneficios: { tieneEPS: false, esPiloto: false },
    respuestas: "todas",
    descripcion: "sin saldo",
  },
  {
    nombre: "Elena",
    apePaterno: "Cáceres",
    apeMaterno: "Rojas",
    email: "elena@bienestar.example",
    telefono: "956781234",
    prefijo: "+51",
    datosConfirmados: 1,
    usuarioLogin: "D45678912",
    numeroDocumento: "45678912",
    idTipoDocumento: DNI,
    esAsegurada: true,
    clave: "lluvia-en-la-sierra-58",
    saldos: [],
    monedas: 0,
    perfil: { planes: ["CLIENTE", "EPS"], tiposUsuario: ["REGISTRADO", "ASEGURADO"] },
    beneficios: { tieneEPS: true, esPiloto: false },
    respuestas: "solo-terminos-anteriores",
    descripcion: "asegurada, con saldo para psicología y avisos por responder",
  },
];
