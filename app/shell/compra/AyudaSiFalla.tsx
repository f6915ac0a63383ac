import { useActionData } from "@remix-run/react";
import { AyudaConCodigo } from "../AyudaPorWhatsapp";
import type { SinHacer } from "../envio.server";
import { useRaiz } from "../marca";

/** Whom to write to where the form of this page was refused because somebody else does not answer. */
export function AyudaSiFalla() {
  const { marca } = useRaiz();
  const codigo = useActionData<Partial<Pick<SinHacer, "soporte">>>()?.soporte ?? null;
  return <AyudaConCodigo marca={marca} codigo={codigo} />;
}
