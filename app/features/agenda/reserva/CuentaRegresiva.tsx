import { useEffect, useState } from "react";

/**
 * Seconds left of a held time; null without scripts. They are the server's seconds, less the time passed on this page,
 * so that a wrong clock of the device does not matter.
 */
export function useSegundosRestantes({ expiraEn, ahora }: { expiraEn: string; ahora: string }) {
  const [segundos, setSegundos] = useState<number | null>(null);
  useEffect(() => {
    const alCargar = (Date.parse(expiraEn) - Date.parse(ahora)) / 1000;
    const contar = () => setSegundos(Math.max(0, Math.ceil(alCargar - performance.now() / 1000)));
    contar();
    const timer = setInterval(contar, 1000);
    return () => clearInterval(timer);
  }, [expiraEn, ahora]);
  return segundos;
}

/** Time left, in one line of a narrow telephone. */
export function CuentaRegresiva({ segundos }: { segundos: number }) {
  if (segundos === 0) return <>Tu tiempo terminó</>;
  const minutos = Math.floor(segundos / 60);
  return (
    <>
      Quedan {minutos}:{String(segundos % 60).padStart(2, "0")} min
    </>
  );
}
