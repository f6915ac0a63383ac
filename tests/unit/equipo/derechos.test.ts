import { describe, expect, it } from "vitest";
import {
  alcances,
  DERECHOS,
  pideCodigoCadaVez,
  pidePrueba,
  ROLES,
  tieneDerecho,
  type Derecho,
  type Rol,
  type Uso,
} from "../../../app/domain/equipo/derechos/derechos";
import { rechazoPorDerecho } from "../../../app/domain/equipo/derechos/exigir";
import { PANTALLAS, pantallasDe } from "../../../app/domain/equipo/derechos/pantallas";
import { RUTAS_DE_EQUIPO } from "../../support/handles";

const AHORA = new Date("2026-11-29T12:00:00Z");
const hace = (minutos: number) => new Date(AHORA.getTime() - minutos * 60_000);
const miembro = (roles: readonly Rol[], probadoEn = AHORA) => ({
  ...{ idCuenta: "c", nombre: "Ana", correo: "a@equipo.example", red: "" },
  roles,
  probadoEn,
});

const USOS: Uso[] = ["ver-oculto", "ver", "hacer", "pedir", "aprobar"];
const todos = (Object.keys(DERECHOS) as Derecho[]).flatMap((derecho) =>
  USOS.map((uso) => ({ derecho, uso })),
);

describe("the table of rights", () => {
  it("gives a member without roles nothing", () => {
    expect(todos.filter((permiso) => tieneDerecho([], permiso))).toEqual([]);
  });

  it("lets no role ask for and approve the same thing, except roles of the staff, which two people give", () => {
    const ambos = (Object.keys(DERECHOS) as Derecho[]).flatMap((derecho) =>
      ROLES.filter((rol) =>
        ["pedir", "aprobar"].every((uso) => tieneDerecho([rol], { derecho, uso: uso as Uso })),
      ),
    );
    expect(ambos).toEqual(["sistemas"]);
  });

  it("asks for a fresh proof before money is moved, roles are given or an alert is taken", () => {
    for (const rol of ROLES)
      for (const permiso of [
        { derecho: "devolucion-menor", uso: "hacer" },
        { derecho: "cortesia-menor", uso: "hacer" },
        { derecho: "alertas", uso: "hacer" },
        { derecho: "exportar-registro", uso: "hacer" },
      ] as const)
        if (tieneDerecho([rol], permiso))
          expect(pidePrueba([rol], permiso), `${rol} ${permiso.derecho}`).toBe(true);
  });

  it("asks for a code in the form of every act on accounts and roles, however fresh the proof", () => {
    for (const uso of ["pedir", "aprobar", "hacer"] as const) {
      const permiso = { derecho: "equipo-y-accesos", uso } as const;
      expect(pideCodigoCadaVez(["sistemas"], permiso)).toBe(true);
      expect(rechazoPorDerecho(miembro(["sistemas"]), permiso, AHORA)).toBe("prueba-vencida");
      expect(rechazoPorDerecho({ ...miembro(["sistemas"]), dioCodigo: true }, permiso, AHORA)).toBeNull();
    }
  });

  it("asks for a code in the form of every approval, however fresh the proof", () => {
    for (const derecho of [
      "devolucion-mayor",
      "cortesia-mayor",
      "plan-y-segundo-factor",
      "precio",
    ] as const) {
      const permiso = { derecho, uso: "aprobar" } as const;
      expect(rechazoPorDerecho(miembro(["finanzas"]), permiso, AHORA)).toBe("prueba-vencida");
      expect(rechazoPorDerecho({ ...miembro(["finanzas"]), dioCodigo: true }, permiso, AHORA)).toBeNull();
    }
  });

  it("asks for a code in the form that cancels a date of a workshop, also of its own host", () => {
    const permiso = { derecho: "cancelar-taller", uso: "hacer" } as const;
    for (const rol of ["coordinacion", "anfitrion"] as const) {
      expect(rechazoPorDerecho(miembro([rol]), permiso, AHORA)).toBe("prueba-vencida");
      expect(rechazoPorDerecho({ ...miembro([rol]), dioCodigo: true }, permiso, AHORA)).toBeNull();
    }
    expect(alcances(["anfitrion"], permiso)).toEqual(["propio"]);
    expect(ROLES.filter((rol) => tieneDerecho([rol], permiso))).toEqual(["coordinacion", "anfitrion"]);
  });

  it("takes a proof of nine minutes, and none of ten", () => {
    const permiso = { derecho: "devolucion-menor", uso: "hacer" } as const;
    expect(rechazoPorDerecho(miembro(["atencion"], hace(9)), permiso, AHORA)).toBeNull();
    expect(rechazoPorDerecho(miembro(["atencion"], hace(10)), permiso, AHORA)).toBe("prueba-vencida");
    expect(rechazoPorDerecho(miembro(["guardia"], hace(10)), permiso, AHORA)).toBe("sin-derecho");
  });

  it("widens with a second role", () => {
    const ver = { derecho: "registro", uso: "ver" } as const;
    expect(alcances(["especialista"], ver)).toEqual(["propio"]);
    expect(alcances(["especialista", "coordinacion"], ver)).toEqual(["propio", "equipo"]);
    expect(alcances(["especialista", "datos"], ver)).toBe("todo");
  });

  it("shows Atención a session without its specialty, and Finanzas no session", () => {
    expect(alcances(["atencion"], { derecho: "sesiones", uso: "ver-oculto" })).toEqual(["sin-especialidad"]);
    expect(tieneDerecho(["atencion"], { derecho: "sesiones", uso: "ver" })).toBe(false);
    expect(tieneDerecho(["finanzas"], { derecho: "sesiones", uso: "ver-oculto" })).toBe(false);
  });
});

describe("the navigation of the staff", () => {
  it("leads to routes that are there", () => {
    const rutas = RUTAS_DE_EQUIPO.map(({ path }) => `/${path}`);
    expect(PANTALLAS.filter(({ href }) => !rutas.includes(href))).toEqual([]);
  });

  it("lists accounts to Sistemas and Datos alone", () => {
    const conAccesos = ROLES.filter((rol) =>
      pantallasDe([rol]).some(({ href }) => href === "/equipo/accesos"),
    );
    expect(conAccesos).toEqual(["datos", "sistemas"]);
  });
});

it("every form of the staff says which fields it may repeat", () => {
  const conAccion = RUTAS_DE_EQUIPO.filter(({ conAccion }) => conAccion);
  expect(conAccion.length).toBeGreaterThan(3);
  expect(conAccion.filter(({ handle }) => handle?.repite === undefined).map(({ path }) => path)).toEqual([]);
});
