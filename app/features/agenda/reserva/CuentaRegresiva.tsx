import { useEffect, useState } from "react";

/**
 * How long is left, once there is JavaScript to count. It counts from the server's clock by the time that has
 * passed on this page, so a device with a wrong clock shows the same.
 */
export function CuentaRegresiva({ expiraEn, ahora }: { expiraEn: string; ahora: string }) {
  const [segundos, setSegundos] = useState<number | null>(null);
  useEffect(() => {
    const alCargar = (Date.parse(expiraEn) - Date.parse(ahora)) / 1000;
    const contar = () => setSegundos(Math.max(0, Math.ceil(alCargar - performance.now() / 1000)));
    contar();
    const timer = setInterval(contar, 1000);
    return () => clearInterval(timer);
  }, [expiraEn, ahora]);

  if (segundos === null) return null;
  if (segundos === 0) return <>. Tu tiempo terminó</>;
  const minutos = Math.floor(segundos / 60);
  return (
    <>
      : quedan {minutos}:{String(segundos % 60).padStart(2, "0")} min
    </>
  );
}
