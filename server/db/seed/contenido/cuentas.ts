import type { Respuestas } from "../consentimientos";
import type { SlugDeEspecialidad } from "../../../../app/domain/especialidades/especialidad";

/** A person of the demo with the password they sign in with. Person fields are those of the spec (§ 3). */
export interface CuentaDeDemostracion {
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
  esAsegurada: boolean;
  clave: string;
  saldos: { especialidad: SlugDeEspecialidad; cantidad: number }[];
  respuestas: Respuestas;
  /** What sets this account apart, as `npm start` and the README say it after the name. */
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
    saldos: [
      { especialidad: "psicologia", cantidad: 3 },
      { especialidad: "nutricion", cantidad: 1 },
    ],
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
    saldos: [{ especialidad: "psicologia", cantidad: 1 }],
    respuestas: "solo-terminos-anteriores",
    descripcion: "asegurada, con saldo para psicología y avisos por responder",
  },
];
