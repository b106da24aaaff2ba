/** The part of Tesseract's WebAssembly build that we use; the package has no types of its own. */
declare module 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js' {
  export type TesseractApi = {
    /** Loads models by name, `deu+eng`, from the root of its own file system; 0 when it worked. */
    Init(path: null, languages: string, engine: number): number;
    SetVariable(name: string, value: string): boolean;
    /** Takes the picture in the file `/input`; 0 when it could be read. */
    SetImageFile(orientation: number, angle: number): number;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
    Clear(): void;
    End(): void;
  };

  export type TesseractCore = {
    readonly FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
    readonly TessBaseAPI: new () => TesseractApi;
    destroy(api: TesseractApi): void;
  };

  export default function load(options: {
    readonly wasmBinary: Uint8Array;
    readonly print: (text: string) => void;
    readonly printErr: (text: string) => void;
    readonly TesseractProgress: (percent: number) => void;
  }): Promise<TesseractCore>;
}
