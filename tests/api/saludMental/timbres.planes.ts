import type { Repos } from "../../../app/domain/shared/puertos";

export async function probar({ timbresDeGuardia }: Repos<"timbresDeGuardia">, { ahora }: { ahora: Date }) {
  const timbre = { idTimbre: "t", idAlerta: "a", nivel: 1, destinos: [], intentos: 0 } as const;
  await timbresDeGuardia.encolar({ ...timbre, hora: ahora, creadoEn: ahora });
  await timbresDeGuardia.tomar(ahora, ahora, 20);
  await timbresDeGuardia.aplazar("t", ahora);
  await timbresDeGuardia.quitar("t");
}
