import { useHydrated } from "remix-utils/use-hydrated";
import { Card } from "~/components/Card";
import { pila } from "~/styles/layout.css";
import { useDispositivos } from "./cliente/useDispositivos";
import { MientrasCarga } from "./MientrasCarga";
import { PruebaDeDispositivos } from "./PruebaDeDispositivos";

/** Card that offers a test of camera and microphone. The test is open at any time, with a session or without. */
export function TarjetaDePrueba({ hayTelefono = false }: { hayTelefono?: boolean }) {
  const vivo = useHydrated();
  const dispositivos = useDispositivos();
  return (
    <Card as="section" aria-labelledby="prueba" className={pila.media}>
      <h2 id="prueba">Prueba tu cámara y tu micrófono</h2>
      {vivo ? (
        <PruebaDeDispositivos {...dispositivos} />
      ) : (
        <MientrasCarga>
          La prueba necesita JavaScript. Sin él, en la sala podrán conversar por el chat
          {hayTelefono && " o por teléfono"}.
        </MientrasCarga>
      )}
    </Card>
  );
}
