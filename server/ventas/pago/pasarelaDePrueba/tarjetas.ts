import type { EstadoDePago } from "./almacen";

/** Delays in milliseconds of those test cards that answer late. */
export interface Demoras {
  pendienteEnMs: number;
  avisoTardioEnMs: number;
  segundoAvisoEnMs: number;
}

export const DEMORAS: Demoras = { pendienteEnMs: 8_000, avisoTardioEnMs: 20_000, segundoAvisoEnMs: 2_000 };

interface AvisoPlaneado {
  estado: EstadoDePago;
  /**
   * Instant that a notice tells of, in milliseconds from the payment. A late or unordered notice is sent long after
   * it.
   */
  fechadoEnMs: number;
  enviarEnMs: number;
}

/** Future of a payment at the test gateway, in milliseconds from the moment of paying. */
export interface Plan {
  estadoFinal: "aprobado" | "rechazado";
  pendienteEnMs: number | null;
  avisos: AvisoPlaneado[];
}

export interface TarjetaDePrueba {
  escenario: string;
  numero: string;
  resultado: string;
  explicacion(demoras: Demoras): string;
  plan(demoras: Demoras): Plan;
}

const segundos = (ms: number) => `${ms / 1000} segundos`;
const aviso = (estado: EstadoDePago, enviarEnMs = 0, fechadoEnMs = enviarEnMs): AvisoPlaneado => ({
  estado,
  enviarEnMs,
  fechadoEnMs,
});
const inmediato = (estadoFinal: Plan["estadoFinal"], avisos: AvisoPlaneado[]): Plan => ({
  estadoFinal,
  pendienteEnMs: null,
  avisos,
});
const pendiente = (estadoFinal: Plan["estadoFinal"], { pendienteEnMs }: Demoras): Plan => ({
  estadoFinal,
  pendienteEnMs,
  avisos: [aviso("pendiente"), aviso(estadoFinal, pendienteEnMs)],
});

export const TARJETAS_DE_PRUEBA: TarjetaDePrueba[] = [
  {
    escenario: "aprobada",
    numero: "4111111111111111",
    resultado: "Aprobada",
    explicacion: () => "El pago se aprueba al momento.",
    plan: () => inmediato("aprobado", [aviso("aprobado")]),
  },
  {
    escenario: "rechazada",
    numero: "4000000000000002",
    resultado: "Rechazada",
    explicacion: () => "El banco la rechaza. Puedes volver e intentar con otra.",
    plan: () => inmediato("rechazado", [aviso("rechazado")]),
  },
  {
    escenario: "pendiente-aprobada",
    numero: "4000000000000010",
    resultado: "Pendiente, luego aprobada",
    explicacion: (demoras) => `Queda en proceso y se aprueba a los ${segundos(demoras.pendienteEnMs)}.`,
    plan: (demoras) => pendiente("aprobado", demoras),
  },
  {
    escenario: "pendiente-rechazada",
    numero: "4000000000000028",
    resultado: "Pendiente, luego rechazada",
    explicacion: (demoras) => `Queda en proceso y se rechaza a los ${segundos(demoras.pendienteEnMs)}.`,
    plan: (demoras) => pendiente("rechazado", demoras),
  },
  {
    escenario: "aviso-tardio",
    numero: "4000000000000036",
    resultado: "Aprobada, aviso tardío",
    explicacion: (demoras) =>
      `Se aprueba; la tienda recibe el aviso ${segundos(demoras.avisoTardioEnMs)} después.`,
    plan: ({ avisoTardioEnMs }) => inmediato("aprobado", [aviso("aprobado", avisoTardioEnMs, 0)]),
  },
  {
    escenario: "aviso-doble",
    numero: "4000000000000044",
    resultado: "Aprobada, aviso repetido",
    explicacion: () => "Se aprueba; la tienda recibe el mismo aviso dos veces.",
    plan: ({ segundoAvisoEnMs }) =>
      inmediato("aprobado", [aviso("aprobado"), aviso("aprobado", segundoAvisoEnMs, 0)]),
  },
  {
    escenario: "avisos-desordenados",
    numero: "4000000000000051",
    resultado: "Aprobada, avisos en desorden",
    explicacion: () => "Se aprueba; el aviso de «pendiente», más antiguo, llega después.",
    plan: ({ segundoAvisoEnMs }) =>
      inmediato("aprobado", [aviso("aprobado"), aviso("pendiente", segundoAvisoEnMs, -segundoAvisoEnMs)]),
  },
  {
    escenario: "sin-aviso",
    numero: "4000000000000069",
    resultado: "Aprobada, sin aviso",
    explicacion: () => "Se aprueba; el aviso se pierde y la tienda tiene que preguntar.",
    plan: () => inmediato("aprobado", []),
  },
];

export const SIN_AVISO = "sin-aviso";

export function tarjetaConNumero(digitos: string): TarjetaDePrueba | undefined {
  return TARJETAS_DE_PRUEBA.find(({ numero }) => numero === digitos);
}

export function enGrupos(numero: string): string {
  return numero.replace(/(.{4})(?=.)/g, "$1 ");
}

/** True when the check digit of a card number is right (ISO/IEC 7812-1). */
export function cumpleLuhn(digitos: string): boolean {
  const suma = Array.from(digitos)
    .reverse()
    .reduce((total, caracter, posicion) => {
      const valor = Number(caracter) * (posicion % 2 === 1 ? 2 : 1);
      return total + (valor > 9 ? valor - 9 : valor);
    }, 0);
  return suma % 10 === 0;
}
