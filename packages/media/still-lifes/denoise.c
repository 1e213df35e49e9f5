/* Non-local means for two half-buffers, guided by features (stage one of NFOR, Bitterli et al. 2016).
   Compiled by develop.py.

   Every pixel of `source` becomes the mean of the pixels around it (`radius`), each weighted by how alike the patches
   (`patch` pixels to each side) around the two are in `guide`, the other half. The distance of two patches is measured
   against `variance`, so noise counts as alike; `strength` scales how different is still alike. Features (albedo, normal,
   depth) differing by more than their bandwidth, given squared, end the likeness whatever the colors say.

   guide, variance, source, result: height x width x 3. features: height x width x feature_count. */
#include <math.h>
#include <stdlib.h>

enum { STRIPE = 48 }; /* rows one thread takes at a time */

static const float IGNORED = 12.0f; /* exp(-12) adds nothing: skip it */

typedef struct {
  const float *guide, *variance, *source, *features, *bandwidth;
  int feature_count, width, height, radius, patch;
  float strength;
} Job;

static inline int clamp(int value, int low, int high) {
  return value < low ? low : value > high ? high : value;
}

static inline float color_distance(const Job *job, size_t here, size_t there) {
  float sum = 0, k2 = job->strength * job->strength;
  for (int c = 0; c < 3; c++) {
    float difference = job->guide[here + c] - job->guide[there + c];
    float v0 = job->variance[here + c], v1 = job->variance[there + c];
    sum += (difference * difference - (v0 + (v0 < v1 ? v0 : v1))) / (1e-7f + k2 * (v0 + v1));
  }
  return sum / 3;
}

static inline float feature_distance(const Job *job, size_t here, size_t there) {
  float largest = 0;
  for (int f = 0; f < job->feature_count; f++) {
    float difference = job->features[here * job->feature_count + f] - job->features[there * job->feature_count + f];
    float distance = difference * difference / job->bandwidth[f];
    if (distance > largest) largest = distance;
  }
  return largest;
}

/* Distances of all pixels of rows first..first+rows to those (dx, dy) away, averaged along x over the patch. */
static void row_distances(const Job *job, int dx, int dy, int first, int rows, float *raw, float *averaged) {
  int width = job->width, patch = job->patch;
  float share = 1.0f / (2 * patch + 1);
  for (int row = 0; row < rows; row++) {
    int y = clamp(first + row, 0, job->height - 1), other = clamp(y + dy, 0, job->height - 1);
    float *out = averaged + (size_t)row * width, sum = 0;
    for (int x = 0; x < width; x++) {
      size_t there = (size_t)other * width + clamp(x + dx, 0, width - 1);
      raw[x] = color_distance(job, ((size_t)y * width + x) * 3, there * 3);
    }
    for (int i = -patch; i <= patch; i++) sum += raw[clamp(i, 0, width - 1)];
    for (int x = 0; x < width; x++) {
      out[x] = sum * share;
      sum += raw[clamp(x + patch + 1, 0, width - 1)] - raw[clamp(x - patch, 0, width - 1)];
    }
  }
}

/* Adds the pixels (dx, dy) away to the weighted sums (red, green, blue, weight) of rows y0..y1. */
static void gather(const Job *job, int dx, int dy, int y0, int y1, const float *averaged, float *sums) {
  int width = job->width, patch = job->patch;
  float share = 1.0f / (2 * patch + 1);
  for (int y = y0; y < y1; y++) {
    int other = clamp(y + dy, 0, job->height - 1);
    for (int x = 0; x < width; x++) {
      float distance = 0;
      for (int i = 0; i <= 2 * patch; i++) distance += averaged[(size_t)(y - y0 + i) * width + x];
      distance = distance > 0 ? distance * share : 0;
      size_t here = (size_t)y * width + x, there = (size_t)other * width + clamp(x + dx, 0, width - 1);
      float features = feature_distance(job, here, there);
      if (features > distance) distance = features;
      if (distance > IGNORED) continue;
      float weight = expf(-distance), *sum = sums + ((size_t)(y - y0) * width + x) * 4;
      for (int c = 0; c < 3; c++) sum[c] += weight * job->source[there * 3 + c];
      sum[3] += weight;
    }
  }
}

void denoise(const float *guide, const float *variance, const float *source, const float *features, int feature_count,
             const float *bandwidth, int width, int height, int radius, int patch, float strength, int threads, float *result) {
  Job job = {guide, variance, source, features, bandwidth, feature_count, width, height, radius, patch, strength};
#pragma omp parallel for schedule(dynamic, 1) num_threads(threads)
  for (int y0 = 0; y0 < height; y0 += STRIPE) {
    int y1 = y0 + STRIPE < height ? y0 + STRIPE : height, rows = y1 - y0 + 2 * patch;
    float *raw = malloc(sizeof(float) * width), *averaged = malloc(sizeof(float) * width * rows);
    float *sums = calloc((size_t)width * (y1 - y0) * 4, sizeof(float));
    for (int dy = -radius; dy <= radius; dy++)
      for (int dx = -radius; dx <= radius; dx++) {
        if (dx * dx + dy * dy > radius * radius + 1) continue;
        row_distances(&job, dx, dy, y0 - patch, rows, raw, averaged);
        gather(&job, dx, dy, y0, y1, averaged, sums);
      }
    for (size_t i = 0; i < (size_t)width * (y1 - y0); i++)
      for (int c = 0; c < 3; c++)
        result[((size_t)y0 * width + i) * 3 + c] = sums[i * 4 + c] / (sums[i * 4 + 3] + 1e-9f);
    free(raw);
    free(averaged);
    free(sums);
  }
}
