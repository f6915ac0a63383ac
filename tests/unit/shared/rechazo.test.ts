import { describe, expect, it } from "vitest";
import { HTTP_DE_CLASE, type ClaseDeRechazo, type Rechazado } from "../../../app/domain/shared/rechazo";
import { rechazar } from "../../../app/shell/responder";
import { rechazosDe } from "../../../server/platform/api/endpoint";

/** Refusals of every context, by the names of their exports. */
const DEL_DOMINIO = Object.values(
  import.meta.glob<Record<string, unknown>>("../../../app/domain/**/*.ts", { eager: true }),
).flatMap((modulo) =>
  Object.entries(modulo)
    .filter(([nombre]) => /^RECHAZOS_(DE|AL)_/.test(nombre))
    .map(([nombre, valor]) => ({ nombre, rechazos: valor as Record<string, Rechazado> })),
);

const unRechazo = (clase: ClaseDeRechazo): Rechazado => ({ clase, mensaje: "No se puede." });

describe("a refusal", () => {
  it.each([
    ["invalid", 400],
    ["unauthenticated", 401],
    ["forbidden", 403],
    ["not-found", 404],
    ["conflict", 409],
    ["gone", 410],
    ["reused", 422],
    ["too-many", 429],
    ["unavailable", 503],
  ] as const)("of the class %s answers %i to a form and to a program", (clase, estado) => {
    expect(rechazar(unRechazo(clase), { generales: [] }).status, "a form").toBe(estado);
    expect(rechazosDe({ uno: unRechazo(clase) })("uno").http, "a program").toBe(estado);
  });

  it("has no class that was not looked at here", () => {
    expect(Object.keys(HTTP_DE_CLASE)).toHaveLength(9);
  });

  it.each(DEL_DOMINIO)("of $nombre is told alike at both doors, whatever it is", ({ rechazos }) => {
    for (const [codigo, rechazado] of Object.entries(rechazos)) {
      const enLaApi = rechazosDe(rechazos)(codigo);
      expect(enLaApi.http, codigo).toBe(rechazar(rechazado, null).status);
      expect([enLaApi.code, enLaApi.message]).toEqual([codigo, rechazado.mensaje]);
      expect(rechazado.mensaje, codigo).toMatch(/\S/);
    }
  });

  it("is of one class wherever it stands", () => {
    const clases = new Map<string, Set<string>>();
    for (const { rechazos } of DEL_DOMINIO) {
      for (const [codigo, { clase }] of Object.entries(rechazos)) {
        clases.set(codigo, (clases.get(codigo) ?? new Set()).add(clase));
      }
    }
    expect(DEL_DOMINIO.length).toBeGreaterThan(15);
    expect([...clases].filter(([, clasesDelCodigo]) => clasesDelCodigo.size > 1)).toEqual([]);
  });
});
